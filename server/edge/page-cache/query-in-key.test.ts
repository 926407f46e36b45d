import { describe, expect, it } from 'vitest';
import { finishPage } from './finished-page.ts';
import { queryInKey } from './query-in-key.ts';

const locationOf = (lines: readonly string[] = []) => lines[lines.indexOf('location') + 1];

describe('the query of a redirected request', () => {
  it.each([
    ['/there/', '?utm_source=poster', '/there/?utm_source=poster'],
    ['/there/?own=1', '?utm_source=poster', '/there/?own=1'],
    ['/there/', '', '/there/'],
  ])('VN-24 %s with %s leads to %s', async (location, search, expected) => {
    const page = await finishPage(new Response(null, { status: 301, headers: { location } }), []);
    const sent = queryInKey(page, search);
    for (const head of Object.values(sent.heads)) expect(locationOf(head.lines)).toBe(expected);
    for (const head of Object.values(page.heads)) expect(locationOf(head.lines)).toBe(location);
  });

  it('VN-24 pages are left as they are', async () => {
    const page = await finishPage(new Response('a page'), []);
    expect(queryInKey(page, '?x=1')).toBe(page);
  });
});
