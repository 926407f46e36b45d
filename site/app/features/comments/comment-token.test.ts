import { describe, expect, it } from 'vitest';
import { commentTokenKey } from '#app/identity/sign-out-of-discussion.ts';
import { type CommentTokenParts, commentToken } from './comment-token.ts';

function open(given: Partial<CommentTokenParts> & { answer?: Response } = {}) {
  const requested: string[] = [];
  const logged: string[] = [];
  const stored = new Map<string, string>();
  const good = Response.json({ data: { item: { disqusToken: { remoteAuthS3: 'e30= 00 1' } } } });
  const parts: CommentTokenParts = {
    isLoggedIn: () => true,
    accessToken: async () => 'access-token',
    fetch: async (url, init) => {
      requested.push(`${url} ${new Headers(init?.headers).get('authorization')}`);
      return given.answer ?? good;
    },
    storage: {
      getItem: (name) => stored.get(name) ?? null,
      setItem: (name, value) => void stored.set(name, value),
      removeItem: (name) => void stored.delete(name),
    },
    log: (message) => void logged.push(message),
    ...given,
  };
  return { parts, requested, logged, stored };
}

describe('the token for comments', () => {
  it('CM-02 is not requested for readers who are not logged in', async () => {
    const { parts, requested, stored } = open({ isLoggedIn: () => false });
    stored.set(commentTokenKey, 'of an earlier user');
    expect(await commentToken(parts)).toBeUndefined();
    expect(requested).toEqual([]);
    expect(stored.size).toBe(0);
  });

  it.each([
    [undefined, '/api/discussion/token'],
    ['https://accounts.example/comments', 'https://accounts.example/comments'],
  ])('CM-02 CM-03 comes from the login endpoint %s', async (loginUrl, url) => {
    const { parts, requested, stored } = open({ loginUrl });
    expect(await commentToken(parts)).toBe('e30= 00 1');
    expect(requested).toEqual([`${url} Bearer access-token`]);
    expect(stored.get(commentTokenKey)).toBe('e30= 00 1');
  });

  it.each([
    ['a rejection', Response.json({ errors: [] }, { status: 401 })],
    ['another shape', Response.json({ data: { item: {} } })],
    ['no JSON', new Response('<html>')],
  ])('CM-07 %s is logged, and comments work without a token', async (_, answer) => {
    const { parts, logged } = open({ answer });
    expect(await commentToken(parts)).toBeUndefined();
    expect(logged).toEqual(['Error getting Disqus SSO token']);
  });
});
