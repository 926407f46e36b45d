import { publicSettings } from '#config/public.ts';
import { openAccountClient } from './account-client.ts';
import { type AccountSession, createAccountSession } from './account-session.ts';
import { reader } from './auth-store.ts';
import type { InPlaceSignIn } from './in-place-sign-in.ts';

let session: AccountSession | undefined;

/** The session of this page. Loaded on demand, never with the page. */
export function accountSession(): AccountSession {
  session ??= createAccountSession({
    openClient: () => openAccountClient(publicSettings.identity, location.origin),
    store: reader,
    storages: [localStorage, sessionStorage],
    page: document,
    origin: location.origin,
    cookies: publicSettings.identity.cookies,
    // Failures are not shown to readers; they appear only in the console's debug output.
    log: { warn: (message, fields) => console.debug(message, fields) },
  });
  return session;
}

let inPlace: Promise<InPlaceSignIn> | undefined;

/** Signing in on this page; only with our own provider, whose steps are on the same origin. */
export function inPlaceSignIn(): Promise<InPlaceSignIn> {
  inPlace ??= Promise.all([import('./in-place-sign-in.ts'), import('./request-passkey.ts')]).then(
    ([{ createInPlaceSignIn }, { requestPasskey }]) =>
      createInPlaceSignIn({ session: accountSession(), fetch: (...args) => fetch(...args), requestPasskey }),
  );
  return inPlace;
}
