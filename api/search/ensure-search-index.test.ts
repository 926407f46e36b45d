import { expect, it } from 'vitest';
import { describeStores } from '#database/test/stores.ts';
import { migrateApi } from '../migrate-api.ts';
import type { ContentTables } from '../tables/content-tables.ts';
import { loadApi } from '../test/open-api.ts';

describeStores((open) => {
  it('SR-15 rebuilds an index of an older format, and finds the same', async () => {
    const store = await open();
    const { db, json, api } = await loadApi(store.db);
    const find = () => json('/search/testsite/results/web?searchQuery=title&limit=100');
    const before = await find();
    const { kysely } = db.as<ContentTables>();
    await kysely.updateTable('content_state').set({ value: 0 }).where('name', '=', 'search_schema').execute();
    await kysely.updateTable('content_search').set({ title: 'lost' }).execute();
    await migrateApi(db);
    expect(before.body).toHaveProperty('data.content.0.slug');
    expect((await find()).body).toEqual(before.body);
    const words = await kysely
      .selectFrom('content_search_words')
      .select('documents')
      .where('word', '=', 'title')
      .executeTakeFirst();
    expect(words?.documents).toBe(10);
    await api.close();
    await store.drop();
  });
});
