import { commentTokenKey } from '#app/identity/sign-out-of-discussion.ts';
import { messages } from '#content/errors.ts';

export interface CommentTokenParts {
  isLoggedIn(): boolean;
  accessToken(): Promise<string | undefined>;
  /** A publisher's own sign-on URL; defaults to our service's call. */
  loginUrl?: string | undefined;
  fetch: typeof fetch;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  log(message: string, error: unknown): void;
}

const tokenPath = '/api/discussion/token';

/**
 * The sign-on token for comments; not requested for readers who are not logged in. Without it comments are read-only.
 */
export async function commentToken(parts: CommentTokenParts): Promise<string | undefined> {
  const { storage, loginUrl } = parts;
  if (!parts.isLoggedIn()) {
    storage.removeItem(commentTokenKey);
    return undefined;
  }
  try {
    const access = await parts.accessToken();
    const response = await parts.fetch(loginUrl ?? tokenPath, {
      headers: { accept: 'application/json', ...(access ? { authorization: `Bearer ${access}` } : {}) },
      ...(loginUrl ? { credentials: 'include' as const } : {}),
    });
    const { data } = await response.json();
    const token: unknown = data?.item?.disqusToken?.remoteAuthS3;
    if (!response.ok || typeof token !== 'string') throw new Error(`The sign-on answered ${response.status}`);
    storage.setItem(commentTokenKey, token);
    return token;
  } catch (error) {
    parts.log(messages.commentTokenFailed, error);
    return undefined;
  }
}
