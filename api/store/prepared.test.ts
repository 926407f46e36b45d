import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#database/connect.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import type { ContentTables } from '../tables/content-tables.ts';
import { loadApi } from '../test/open-api.ts';
import { prepared } from './prepared.ts';

describeStores((open) => {
  describe('a prepared query', () => {
    let store: OpenStore;
    let db: Database<ContentTables>;
    beforeAll(async () => {
      store = await open();
      await loadApi(store.db);
      db = store.db.as<ContentTables>();
    });
    afterAll(() => store.drop());

    it('is built once and answers for the parameters of each call, in transactions too', async () => {
      let built = 0;
      const titles = prepared((on, slug: string, type: 'article' | 'video') => {
        built += 1;
        return on
          .selectFrom('content_published')
          .select(['slug', 'type'])
          .where('slug', '=', slug)
          .where('type', '=', type);
      });
      expect(await titles(db.kysely, 'first-story', 'article')).toEqual([
        { slug: 'first-story', type: 'article' },
      ]);
      expect(await titles(db.kysely, 'second-story', 'article')).toMatchObject([{ slug: 'second-story' }]);
      expect(await titles(db.kysely, 'first-story', 'video')).toEqual([]);
      expect(built).toBe(1);
      await db.transaction(async (trx) => {
        expect(await titles(trx, 'first-story', 'article')).toHaveLength(1);
      });
    });

    it('rejects parameters in another order than the SQL has them', async () => {
      const wrong = prepared((on, type: string, slug: string) =>
        on
          .selectFrom('content_published')
          .select('n')
          .where('slug', '=', slug)
          .where('type', '=', type as 'article'),
      );
      await expect(wrong(db.kysely, 'article', 'first-story')).rejects.toThrow('another order');
    });
  });
});
