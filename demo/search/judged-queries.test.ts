import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importPublication } from '#api/load/import-publication.ts';
import { migrateApi } from '#api/migrate-api.ts';
import { openSearch } from '#api/search/open-search.ts';
import type { SearchEngine } from '#api/search/search-engine.ts';
import type { ContentTables } from '#api/tables/content-tables.ts';
import { publication } from '#config';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { generatedWavelength } from '../generated/publication.ts';
import { judgedQueries } from './judged-queries.ts';

const now = new Date('2026-05-01T12:00:00.000Z');
/** Written once for both kinds of store. */
const seed = generatedWavelength({ now });
const among = 3;
const share = 0.95;

describe('the judged queries', () => {
  it('SR-15 are eighty at least, each asked once', () => {
    expect(judgedQueries.length).toBeGreaterThanOrEqual(80);
    expect(new Set(judgedQueries.map(({ query }) => query)).size).toBe(judgedQueries.length);
  });

  describeStores.postgresInAll((open) => {
    let store: OpenStore;
    let search: SearchEngine;
    let slugs: Map<number, string>;

    beforeAll(async () => {
      store = await open();
      await migrateApi(store.db);
      await importPublication(store.db, seed, { now });
      const db = store.db.as<ContentTables>();
      const rows = await db.kysely.selectFrom('content_published').select(['n', 'slug']).execute();
      slugs = new Map(rows.map(({ n, slug }) => [Number(n), slug]));
      search = openSearch(db, publication, () => undefined);
    }, 300_000);
    afterAll(async () => {
      await search.close();
      await store.drop();
    });

    it('SR-15 SR-10 find the expected story among the first three, for 95 of 100 queries', async () => {
      const lines: string[] = [];
      let good = 0;
      for (const { why, query, expected } of judgedQueries) {
        const hits = await search.find({
          text: query,
          filters: {},
          order: 'best',
          videosApart: true,
          limit: among,
          offset: 0,
          now: now.getTime(),
        });
        const found = (['content', 'videos'] as const).flatMap((list) =>
          hits[list].numbers.map((n, place) => ({ slug: slugs.get(n) ?? '', place: place + 1 })),
        );
        const best = found.filter(({ slug }) => expected.includes(slug)).sort((a, b) => a.place - b.place)[0];
        if (best) good += 1;
        const first = slugs.get(hits.content.numbers[0] ?? 0) ?? '–';
        lines.push(
          `${best ? best.place : '✗'}  ${why.padEnd(9)}${query.padEnd(52)}${String(hits.content.total + hits.videos.total).padStart(4)}  ${first}`,
        );
      }
      const rate = good / judgedQueries.length;
      console.log(
        [
          `place of the expected story · kind · query · hits · first story (${store.db.dialect})`,
          ...lines,
        ].join('\n'),
      );
      console.log(`${good} of ${judgedQueries.length} judged queries (${(rate * 100).toFixed(1)} %)`);
      expect(rate).toBeGreaterThanOrEqual(share);
    });
  });
});
