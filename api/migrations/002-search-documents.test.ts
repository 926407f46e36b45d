import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeStores } from '#database/test/stores.ts';
import { migrateApi } from '../migrate-api.ts';
import { loadApi } from '../test/open-api.ts';

describeStores((open) => {
  it('SR-15 finds stories that were published before there was a search', async () => {
    const store = await open();
    const { db, json } = await loadApi(store.db);
    const find = () => json('/search/testsite/results/web?searchQuery=title&limit=100');
    const before = await find();
    await sql`drop table content_search`.execute(db.kysely);
    await sql`delete from migrations where name = '002-search-documents'`.execute(db.kysely);
    await migrateApi(db);
    expect(before.body).toHaveProperty('data.content.0.slug', 'first-story');
    expect((await find()).body).toEqual(before.body);
    await store.drop();
  });
});
