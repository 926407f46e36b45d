import { createInPlaceSignIn, type InPlaceSignIn } from '#app/identity/in-place-sign-in.ts';
import { requestPasskey } from '#app/identity/request-passkey.ts';
import { deskSettings } from '../settings.ts';

/** Where the provider ends an authorization whose code is not exchanged: the session is what the desk needs. */
const signedInPath = '/identity/signed-in';

function authorizeUrl(clientId: string): string {
  const random = crypto.getRandomValues(new Uint8Array(32));
  const challenge = btoa(String.fromCharCode(...random))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: `${location.origin}${signedInPath}`,
    scope: 'openid',
    state: '/desk/',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    // A session of another account, such as a reader's, must not answer instead.
    prompt: 'login',
  });
  return `/identity/authorize?${query}`;
}

/** The steps of signing in, on this page. Undefined where another provider has the accounts. */
export function openSignIn(): InPlaceSignIn | undefined {
  const { clientId } = deskSettings();
  if (!clientId) return undefined;
  return createInPlaceSignIn({
    session: {
      begin: async () => authorizeUrl(clientId),
      complete: async (url) => new URL(url, location.href).pathname === signedInPath,
    },
    fetch: (...request) => fetch(...request),
    requestPasskey,
  });
}
