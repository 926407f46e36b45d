import { type AccessToken, interactionPolicy, type OidcContext } from 'oidc-provider';
import { lineageClaims } from '../live-account.ts';
import { accountClaims, claimsByScope } from './account-claims.ts';
import { clientMetadata, clientOrigins } from './clients.ts';
import { grantWithoutPage, resourceIndicators, scopes } from './grants.ts';
import { lifetimes } from './lifetimes.ts';
import type { ProviderOptions } from './provider-options.ts';
import { createRecordAdapter } from './record-adapter.ts';

/** The paths of Auth0, below the issuer. */
const routes = {
  authorization: '/authorize',
  token: '/oauth/token',
  userinfo: '/userinfo',
  jwks: '/.well-known/jwks.json',
  revocation: '/oauth/revoke',
  end_session: '/oidc/logout',
};

/** The configuration of oidc-provider, by the names of its documentation. */
export function providerConfiguration(options: ProviderOptions): Record<string, unknown> {
  const { issuer, accounts, audiences } = options;
  const origins = clientOrigins(options.clients);
  const policy = interactionPolicy.base();
  // All clients are first-party, so readers need no consent page.
  policy.get('consent')?.checks.clear();
  return {
    adapter: createRecordAdapter(options.db, options.now),
    clients: options.clients.map(clientMetadata),
    jwks: { keys: options.keys.map(({ jwk }) => jwk) },
    routes,
    scopes: scopes.split(' '),
    claims: claimsByScope,
    // Auth0 puts all requested claims into the ID token; its client reads the user from there.
    conformIdTokenClaims: false,
    extraTokenClaims: (_ctx: OidcContext, token: AccessToken) => lineageClaims.write(token),
    extraParams: ['audience', 'auth0Client', 'screen_hint', 'connection', 'organization'],
    responseTypes: ['code'],
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      pushedAuthorizationRequests: { enabled: false },
      webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
      rpInitiatedLogout: { enabled: true },
      resourceIndicators: resourceIndicators(audiences),
    },
    pkce: { required: () => true },
    rotateRefreshToken: true,
    cookies: cookies(issuer.startsWith('https:'), options.cookieSecret),
    ttl: lifetimes,
    interactions: {
      policy,
      url: (_ctx: OidcContext, { uid }: { uid: string }) => `${new URL(issuer).pathname}interaction/${uid}`,
    },
    clientBasedCORS: (_ctx: OidcContext, origin: string) => origins.has(origin),
    async findAccount(_ctx: OidcContext, sub: string) {
      const account = await accounts.find(sub);
      return account && { accountId: sub, claims: async () => accountClaims(account, issuer) };
    },
    loadExistingGrant: grantWithoutPage(audiences),
    renderError(ctx: OidcContext, _out: unknown, error: Error) {
      ctx.type = 'html';
      ctx.body = options.renderError(ctx, error);
    },
  };
}

const cookies = (isSecure: boolean, secret: string) => ({
  names: {
    session: isSecure ? '__Host-identity' : 'identity',
    interaction: 'identity_step',
    resume: 'identity_resume',
  },
  long: { signed: true, httpOnly: true, sameSite: 'lax' },
  short: { signed: true, httpOnly: true, sameSite: 'lax' },
  keys: [secret],
});
