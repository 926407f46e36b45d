import { describe, expect, it } from 'vitest';
import { commentTokenKey } from '#app/identity/sign-out-of-discussion.ts';
import { type CommentTokenParts, commentToken } from './comment-token.ts';

function open(given: Partial<CommentTokenParts> & { answer?: Response } = {}) {
  const asked: string[] = [];
  const logged: string[] = [];
  const kept = new Map<string, string>();
  const good = Response.json({ data: { item: { disqusToken: { remoteAuthS3: 'e30= 00 1' } } } });
  const parts: CommentTokenParts = {
    isLoggedIn: () => true,
    accessToken: async () => 'access-token',
    fetch: async (url, init) => {
      asked.push(`${url} ${new Headers(init?.headers).get('authorization')}`);
      return given.answer ?? good;
    },
    storage: {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
    },
    log: (message) => void logged.push(message),
    ...given,
  };
  return { parts, asked, logged, kept };
}

describe('the token for comments', () => {
  it('CM-02 is not asked for readers who are not logged in', async () => {
    const { parts, asked, kept } = open({ isLoggedIn: () => false });
    kept.set(commentTokenKey, 'of somebody before');
    expect(await commentToken(parts)).toBeUndefined();
    expect(asked).toEqual([]);
    expect(kept.size).toBe(0);
  });

  it.each([
    [undefined, '/api/discussion/token'],
    ['https://members.example/comments', 'https://members.example/comments'],
  ])('CM-02 CM-03 comes from the login endpoint %s', async (loginUrl, url) => {
    const { parts, asked, kept } = open({ loginUrl });
    expect(await commentToken(parts)).toBe('e30= 00 1');
    expect(asked).toEqual([`${url} Bearer access-token`]);
    expect(kept.get(commentTokenKey)).toBe('e30= 00 1');
  });

  it.each([
    ['a refusal', Response.json({ errors: [] }, { status: 401 })],
    ['another shape', Response.json({ data: { item: {} } })],
    ['no JSON', new Response('<html>')],
  ])('CM-07 %s is logged, and the comments go on without', async (_, answer) => {
    const { parts, logged } = open({ answer });
    expect(await commentToken(parts)).toBeUndefined();
    expect(logged).toEqual(['Error getting Disqus SSO token']);
  });
});
