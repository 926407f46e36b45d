import { accountPrefix } from './sign-out.ts';

/** Below the prefix of all accounts: signing out forgets it with the rest. */
export const commentTokenKey = `${accountPrefix}comment_token`;

/**
 * Tells the discussion service about the sign-out, so that it revokes this browser's token. The response is not
 * awaited, and readers who never opened comments send nothing.
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
