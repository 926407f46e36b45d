import { accountPrefix } from './sign-out.ts';

/** Below the prefix of all accounts: signing out forgets it with the rest. */
export const commentTokenKey = `${accountPrefix}comment_token`;

/**
 * Tells the discussion service that a reader leaves, so that the token of this browser counts no more. Nobody waits for
 * the answer, and readers who never opened comments have nothing to tell.
 */
export function signOutOfDiscussion(
  storage: Pick<Storage, 'getItem'> | undefined,
  send: typeof fetch = (...requests) => fetch(...requests),
): void {
  const token = storage?.getItem(commentTokenKey);
  if (!token) return;
  const headers = { 'x-remote-auth': token };
  send('/api/discussion/logout', { method: 'POST', headers, keepalive: true }).catch(() => {});
}
