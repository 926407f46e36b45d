import { describe, expect, it } from 'vitest';
import { staffTokenHolder } from '#content/rules/rights/staff-token.ts';
import { createOverviewPage } from '../overview/overview-page.ts';
import { createStoriesPage } from './stories-page.ts';

const evil = '"><script>alert(1)</script>';
const record = {
  id: 'a1',
  type: 'article',
  slug: 'a-story',
  title: evil,
  state: 'published',
  version: 3,
  publishedVersion: 2,
  publishAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-16T08:00:00.000Z',
  story: { kind: 'article', title: evil, body: `<p>${evil.repeat(10)}</p>`, tags: [] },
};
const requests: string[] = [];
const page = createStoriesPage({
  siteId: 'testsite',
  callAs:
    () =>
    async (path, { method = 'GET' } = { method: 'GET' }) => {
      requests.push(`${method} ${path}`);
      if (path.endsWith('/versions'))
        return Response.json({
          data: {
            items: [
              { version: 3, title: evil, slug: 'a-story', savedAt: record.updatedAt, published: false },
            ],
          },
        });
      if (path.endsWith('/preview'))
        return Response.json({ data: { url: '/article/a-story/?preview=t', expiresAt: record.updatedAt } });
      if (path.startsWith('/stories/testsite?'))
        return Response.json({ data: { items: [record], paging: { limit: 50, offset: 0, total: 51 } } });
      if (path.endsWith('/a1')) return Response.json({ data: record });
      return Response.json({ errors: [{ message: 'no' }] }, { status: path.endsWith('/down') ? 500 : 404 });
    },
});
const get = (path: string) => page(new Request(`http://x/desk/stories/${path}`), staffTokenHolder);

describe('the staff page of a story', () => {
  it('ROLE-06 shows state, versions, plans, preview and fields, all escaped', async () => {
    const html = await (await get('a1/')).text();
    expect(html).not.toContain('<script>');
    for (const text of [
      'published',
      'Publish the newest version at 2026-11-20 09:00 UTC',
      'Nothing is planned',
    ])
      expect([text, html.includes(text)]).toEqual([text, text !== 'Nothing is planned']);
    expect(html).toContain('<a href="/article/a-story/">Open the published page</a>');
    expect(html).toContain('<a href="/article/a-story/?preview=t">');
    expect(html).toMatch(/<details><summary>\d+ characters<\/summary>/);
    expect(html).toContain('<a href="/desk/stories/" aria-current="page">Stories</a>');
  });

  it.each([
    ['content/video/a1/edit/', '/desk/stories/a1/'],
    ['pages/create/?pageId=a1', '/desk/stories/a1/'],
  ])('ROLE-06 ART-20 ART-21 the address of an editor’s form %s leads to %s', async (path, to) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to]);
  });

  it.each([
    ['none/', 404, 'There is no story with the id none.'],
    ['%zz/x/', 404, 'There is no story'],
    ['down/', 503, 'role="alert"'],
  ])('%s answers %i', async (path, status, words) => {
    const answer = await get(path);
    expect([answer.status, (await answer.text()).includes(words)]).toEqual([status, true]);
  });

  it('lists stories by type and state; what is not a type or state is left out', async () => {
    const html = await (await get('?type=video&state=gone&offset=x')).text();
    expect(requests.at(-1)).toBe('GET /stories/testsite?limit=50&offset=0&type=video');
    expect(html).toContain('href="/desk/stories/a1/"');
    expect(html).toContain('51 stories. <a href="?limit=50&amp;offset=50&amp;type=video">Older</a>');
  });
});

it('ROLE-06 the overview lists the pages that are served, the mailbox among them', async () => {
  const overview = createOverviewPage((path) => path !== '/desk/survey/');
  const main =
    (await (await overview(new Request('http://x/desk/'), staffTokenHolder)).text()).split('<main>')[1] ?? '';
  expect(main).toContain('<a href="/desk/mailbox/">Mailbox</a>');
  expect(main).not.toContain('/desk/survey/');
});
