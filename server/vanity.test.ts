import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importPublication } from '#api/load/import-publication.ts';
import { migrateApi } from '#api/migrate-api.ts';
import type { ContentTables } from '#api/tables/content-tables.ts';
import { publication } from '#api/test/publication.ts';
import { now, seed } from '#api/test/seed.ts';
import { hostileTargets } from '#content/test/hostile-targets.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { createTestApp } from './testing/create-test-app.ts';
import { openRenderedSite } from './testing/rendered-site.ts';

const to = (slug: string, targetType = 'url') => [{ edition: 'us', targetType, target: { slug } }];

// Through the running server: its routes, its page cache, the real site, the API and a store.
describeStores.postgresInAll((open) => {
  let store: OpenStore;
  let root: string;
  let app: Awaited<ReturnType<typeof createTestApp>>;
  const entries = `/api/neutron/vanity/${publication.siteId}/entries`;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'neutron-vanity-'));
    store = await open();
    await migrateApi(store.db);
    await importPublication(store.db, seed(), { now });
    app = await createTestApp({
      root,
      publication: { ...publication, features: { ...publication.features, 'vanity.mask': true } },
      environment: { DATA_DIR: root, RATE_LIMITS: 'off', ...store.environment },
      openSite: openRenderedSite,
    });
  });
  afterAll(async () => {
    await app.close();
    await store.drop();
    await rm(root, { recursive: true, force: true });
  });

  async function save(urlPath: string, urlType: string, targets: object[] = []): Promise<string> {
    const answer = await app.write(entries, { entry: { urlPath, urlType, enabled: true, targets } });
    expect([urlPath, answer.status]).toEqual([urlPath, 201]);
    return ((await answer.json()) as { data: { id: string } }).data.id;
  }
  const remove = (id: string) => app.write(`${entries}/${id}`, {}, 'DELETE');
  const get = async (path: string) => {
    const answer = await fetch(`${app.url}${path}`, { redirect: 'manual' });
    return {
      status: answer.status,
      location: answer.headers.get('location'),
      cache: answer.headers.get('x-cache'),
      text: await answer.text(),
      headers: answer.headers,
    };
  };

  describe('vanity entries, as readers meet them', () => {
    it('VN-24 a stored target that hides another host leads nowhere', async () => {
      const ids: string[] = [];
      const { kysely } = store.db.as<ContentTables>();
      for (const [index, slug] of hostileTargets.entries()) {
        const id = await save(`/stored-${index}/`, 'PERMANENT_REDIRECT', to('/latest/'));
        const doc = JSON.stringify({
          id,
          urlPath: `/stored-${index}/`,
          urlType: 'PERMANENT_REDIRECT',
          enabled: true,
          targets: to(slug),
        });
        await kysely.updateTable('content_vanity').set({ doc }).where('id', '=', id).execute();
        ids.push(id);
      }
      // The entries are read again when one of them was saved.
      ids.push(await save('/stored-last/', 'PERMANENT_REDIRECT', to('/latest/')));
      expect((await get('/stored-last/')).status).toBe(301);
      for (const [index, slug] of hostileTargets.entries()) {
        const { status, location } = await get(`/stored-${index}/`);
        expect([slug, status, location]).toEqual([slug, 404, null]);
      }
      for (const id of ids) await remove(id);
    });

    it('VN-26 VN-02 VN-24 an entry leads on with the visitor’s query; an unknown path is a 404', async () => {
      expect((await get('/campaign-x/')).status).toBe(404);
      await save('/campaign-x/', 'TEMPORARY_REDIRECT', to('/latest/'));
      expect(await get('/campaign-x/?utm_source=poster')).toMatchObject({
        status: 302,
        location: '/latest/?utm_source=poster',
      });
      expect((await get('/campaign-y/')).status).toBe(404);
    });

    it('RT-12 VN-03 VN-23 a topic as target', async () => {
      await save('/finance/', 'PERMANENT_REDIRECT', to('ai', 'topic'));
      expect(await get('/finance/')).toMatchObject({ status: 301, location: '/topic/ai/' });
    });

    it('VN-16 an entry with a query answers that query alone, whatever ignored names stand beside it', async () => {
      expect((await get('/offer/?page=2')).status).toBe(404);
      await save('/offer/?page=2&size=l', 'PERMANENT_REDIRECT', to('/latest/'));
      // What the entry names has done its work; what it ignores goes on with the reader.
      for (const [query, goesOn] of [
        ['page=2&size=l', ''],
        ['size=l&page=2', ''],
        ['utm_source=x&page=2&debug=1&adid=7&size=l', '?utm_source=x&debug=1&adid=7'],
      ]) {
        const { status, location } = await get(`/offer/?${query}`);
        expect([query, status, location]).toEqual([query, 301, `/latest/${goesOn}`]);
      }
      for (const query of ['', '?page=3', '?page=2', '?page=2&size=l&more=1'])
        expect([query, (await get(`/offer/${query}`)).status]).toEqual([query, 404]);
    });

    it('VN-16 beside an entry of the path itself, the closest one counts', async () => {
      await save('/both/', 'TEMPORARY_REDIRECT', to('/latest/'));
      await save('/both/?page=2', 'TEMPORARY_REDIRECT', to('/news/'));
      expect((await get('/both/')).location).toBe('/latest/');
      expect((await get('/both/?page=2')).location).toBe('/news/');
      expect((await get('/both/?page=9')).location).toBe('/latest/?page=9');
    });

    it('VN-16 on a page that exists: the other queries share its one place in the cache', async () => {
      const story = '/article/first-story/';
      expect((await get(story)).status).toBe(200);
      await save(`${story}?from=print`, 'TEMPORARY_REDIRECT', to('/latest/'));
      expect(await get(`${story}?from=print`)).toMatchObject({ status: 302, location: '/latest/' });
      const first = await get(`${story}?random=1`);
      expect(first.status).toBe(200);
      const again = await get(`${story}?random=2`);
      expect([again.status, again.cache]).toEqual([200, 'hit']);
      expect(again.headers.get('age')).toMatch(/^\d+$/);
    });

    it('VN-16 ids of another system lead to their stories, the others nowhere, at the front page and below', async () => {
      const ids: string[] = [];
      for (const path of ['/?p=12', '/?tag=lamps', '/old-blog/?p=12'])
        ids.push(await save(path, 'PERMANENT_REDIRECT', to('/latest/')));
      for (const path of ['/?p=12', '/?utm_source=x&p=12', '/?tag=lamps', '/old-blog/?p=12'])
        expect([path, (await get(path)).status]).toEqual([path, 301]);
      for (const path of ['/?p=13', '/?tag=none', '/old-blog/?p=13'])
        expect([path, (await get(path)).status]).toEqual([path, 404]);
      const front = await get('/?q=1');
      expect([front.status, front.headers.get('x-vanity-queries')]).toEqual([200, null]);
      for (const id of ids) await remove(id);
    });

    it('VN-12 VN-26 saved, changed and removed: the very next request follows', async () => {
      const path = '/at-once/';
      for (let round = 0; round < 3; round += 1) {
        // Kept by the cache, and read twice, so that it would be answered from memory.
        expect((await get(path)).status).toBe(404);
        expect((await get(path)).status).toBe(404);
        const id = await save(path, 'TEMPORARY_REDIRECT', to('/latest/'));
        expect((await get(path)).location).toBe('/latest/');
        expect((await get(path)).location).toBe('/latest/');
        expect((await remove(id)).status).toBe(200);
      }
      expect((await get(path)).status).toBe(404);
    });

    it('VN-05 VN-07 VN-15 a mask shows the other page under this address, for ten minutes', async () => {
      await save('/masked/', 'MASK', to('/article/first-story/'));
      const shown = await get('/masked/');
      expect(shown.status).toBe(200);
      expect(shown.text).toContain('<h1');
      expect(shown.headers.get('cache-control')).toContain('max-age=600');
    });

    it('VN-06 VN-07 without the feature the mask is a redirect', async () => {
      expect(await get('/masked/?featureDisable=vanity.mask')).toMatchObject({
        status: 301,
        location: expect.stringMatching(/^\/article\/first-story\//),
      });
    });

    it('VN-11 an address that was taken away is not found, with the page around it', async () => {
      const story = '/article/second-story/';
      expect((await get(story)).status).toBe(200);
      const id = await save(story, 'NOT_FOUND');
      const gone = await get(story);
      expect(gone.status).toBe(404);
      expect(gone.text).toContain('<header');
      await remove(id);
      expect((await get(story)).status).toBe(200);
    });

    it.each(['/x/?utm_source=a', '/x/?adset=1&page=2', '/x/?debug=1', '/x/?featureEnable=y'])(
      'VN-16 %s can never be met, and is not saved',
      async (urlPath) => {
        const answer = await app.write(entries, {
          entry: { urlPath, urlType: 'TEMPORARY_REDIRECT', enabled: true, targets: to('/latest/') },
        });
        expect(answer.status).toBe(400);
        expect(await answer.text()).toContain('entry.urlPath');
      },
    );
  });
});
