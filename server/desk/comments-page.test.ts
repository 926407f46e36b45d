import { describe, expect, it } from 'vitest';
import { staffTokenHolder } from '#content/rules/rights/staff-token.ts';
import { createCommentsPage } from '#desk/comments/comments-page.ts';
import { createFormTokens } from '#platform/csrf-token.ts';
import type { Staff } from '#platform/staff.ts';
import type { QueuedComment } from '#services/discussion/store/moderation.ts';

const ada: Staff = { ...staffTokenHolder, sub: 'sub-of-ada' };
const evil = '"><script>alert(1)</script>';
const queued: QueuedComment = {
  id: 'c1',
  text: `${evil} https://shop.example/`,
  state: 'waiting',
  createdAt: 1_700_000_000_000,
  reports: 2,
  reasons: [evil],
  author: { id: 'p1', name: evil, state: 'shadow' },
  thread: { identifier: 'story-1', url: 'javascript:alert(1)', title: evil },
};

function openPage() {
  const done: unknown[] = [];
  const requested: string[] = [];
  const page = createCommentsPage({
    discussion: {
      async queue(queue) {
        requested.push(queue);
        return queue === 'waiting' ? [queued] : [];
      },
      async moderate(...given) {
        done.push(given);
        return given[1].length;
      },
    },
    formTokens: createFormTokens({ secret: 'secret', isSecure: false, now: () => 1_700_000_000_000 }),
  });
  const get = (query = '') => page(new Request(`http://x/desk/comments/${query}`), ada);
  const post = async (fields: [string, string][], cookie: string) =>
    page(
      new Request('http://x/desk/comments/?queue=waiting', {
        method: 'POST',
        headers: { cookie },
        body: new URLSearchParams(fields),
      }),
      ada,
    );
  return { get, post, done, requested };
}

describe('the desk page about comments', () => {
  it('CM-08 shows words of readers as text and their links not at all', async () => {
    const { get } = openPage();
    const html = await (await get()).text();
    expect(html).not.toContain('<script>');
    expect(html).not.toMatch(/href="(javascript|https)/);
    expect(html).toContain('Reported 2 times');
    expect(html).toContain('(shadow)');
  });

  it.each([
    ['?queue=spam', 'spam'],
    ['?queue=constructor', 'waiting'],
    ['', 'waiting'],
  ])('opens the queue of %j', async (query, expected) => {
    const { get, requested } = openPage();
    expect((await get(query)).status).toBe(200);
    expect(requested).toEqual([expected]);
  });

  it('does one thing to many comments, only by its own form', async () => {
    const { get, post, done } = openPage();
    const opened = await get();
    const cookie = (opened.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
    const token = /name="token" value="([^"]+)"/.exec(await opened.text())?.[1] ?? '';
    const both: [string, string][] = [
      ['id', 'c1'],
      ['id', 'c2'],
      ['action', 'spam'],
    ];
    expect((await post(both, cookie)).status).toBe(403);
    expect((await post([...both, ['token', token]], 'form=AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(403);
    expect(
      (
        await post(
          [
            ['token', token],
            ['action', 'spam'],
          ],
          cookie,
        )
      ).status,
    ).toBe(400);
    expect(
      (
        await post(
          [
            ['token', token],
            ['id', 'c1'],
            ['action', 'erase'],
          ],
          cookie,
        )
      ).status,
    ).toBe(400);
    expect(done).toEqual([]);
    const response = await post([...both, ['token', token]], cookie);
    expect([response.status, response.headers.get('location')]).toEqual([303, '?queue=waiting']);
    expect(done).toEqual([['spam', ['c1', 'c2'], 'sub-of-ada']]);
  });
});
