/** An application that may send readers here to sign in. A public client: it uses PKCE, not a secret. */
export interface ClientSettings {
  clientId: string;
  redirectUris: readonly string[];
}

/** A client as the provider registers it. */
export const clientMetadata = ({ clientId, redirectUris }: ClientSettings) => ({
  client_id: clientId,
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  redirect_uris: redirectUris,
});

/** The origins of the registered clients. */
export function clientOrigins(clients: readonly ClientSettings[]): ReadonlySet<string> {
  return new Set(clients.flatMap(({ redirectUris }) => redirectUris.map((uri) => new URL(uri).origin)));
}
