import { publication } from '#config';
import { openAccountClient } from './account-client.ts';
import { type AccountSession, createAccountSession } from './account-session.ts';
import { reader } from './auth-store.ts';

let session: AccountSession | undefined;

/** The session of this page. Fetched by whoever needs it, never with the page. */
export function accountSession(): AccountSession {
  session ??= createAccountSession({
    openClient: () => openAccountClient(publication.identity, location.origin),
    store: reader,
    storages: [localStorage, sessionStorage],
    page: document,
    origin: location.origin,
    cookies: publication.identity.cookies,
    // Readers are shown nothing of it, and neither is their console, unless somebody looks for it.
    log: { warn: (message, fields) => console.debug(message, fields) },
  });
  return session;
}
