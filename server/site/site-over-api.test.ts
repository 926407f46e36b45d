import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, openDesk } from '#api/test/desk.ts';
import { publication } from '#api/test/publication.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { createSite } from '#site/entry.server.tsx';

/** Of the story that is breaking in the test publication. */
const breakingId = 'story-1';
const quiet = () => undefined;

function openSite(fetchApi: (request: Request) => Promise<Response>) {
  const site = createSite({
    publication,
    fetchApi,
    apiBaseUrl: 'http://api.test',
    apiKey: publication.apiKey,
    siteUrl: 'https://testsite.example',
    clientManifest: null,
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    previewTime: () => undefined,
    now: () => new Date('2026-11-15T12:00:00Z'),
  });
  return async (path: string) => {
    const response = await site.respond(new Request(`http://site.test${path}`));
    return { status: response.status, html: await response.text(), headers: response.headers };
  };
}

const inHeader = (html: string) => html.slice(0, html.indexOf('<main'));
const inData = (html: string) => html.slice(html.indexOf('id="page-data"'));

describeStores.postgresInAll((open) => {
  describe('the site over the API, in one process', () => {
    let store: OpenStore;
    let desk: Desk;
    beforeAll(async () => {
      store = await open();
      desk = await openDesk(store);
      // The first page fetches the code of all of them.
      await openSite(desk.api.api.fetch)('/');
    });
    afterAll(() => store.drop());

    it('CP-03 shows a change of the header on every page made after it', async () => {
      const get = openSite(desk.api.api.fetch);
      const { id } = await desk.create({ slug: 'beside' });
      await desk.publish(id);
      const paths = ['/', '/article/beside/', '/latest/'];
      for (const path of paths) expect(inHeader((await get(path)).html)).not.toContain('Everything changed');

      const story = desk.draft({ slug: 'first-story', title: 'Everything changed' });
      await desk.staff('PUT', `/${breakingId}`, { story, baseVersion: 1 });
      await desk.publish(breakingId);
      for (const path of paths) {
        const { html, headers } = await get(path);
        for (const part of [inHeader(html), inData(html)])
          expect([path, part.includes('Everything changed')]).toEqual([path, true]);
        expect(headers.get('surrogate-key')?.split(' ')).toContain('chrome');
      }
    });

    // The API of the tests returns frozen responses: a site that changed one would fail here.
    it.each(['/', '/article/first-story/', '/latest/', '/topic/tech/', '/nowhere/'])(
      'makes the same page of %s from the answer itself and from its text',
      async (path) => {
        const direct = openSite(desk.api.api.fetch);
        const overHttp = openSite(async (request) => {
          const { status, headers, ...answer } = await desk.api.api.fetch(request).then(async (response) => ({
            status: response.status,
            headers: response.headers,
            text: await response.text(),
          }));
          return new Response(answer.text, { status, headers });
        });
        for (const _ of ['rendered', 'cached']) {
          const [one, other] = [await direct(path), await overHttp(path)];
          expect(one.html === other.html).toBe(true);
          expect(one.status).toBe(other.status);
        }
      },
    );
  });
});
