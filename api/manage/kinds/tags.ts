import type { TagEntry } from '#content/managed/entries.ts';
import { scopeName } from '../../lists/scope-names.ts';
import { type EntryStore, upsert } from '../entry-store.ts';

export const tags: EntryStore<TagEntry> = {
  async all(db) {
    const rows = await db.selectFrom('content_tags').select(['slug', 'name']).orderBy('slug').execute();
    return rows.map(({ slug, name }) => ({ id: slug, entry: { name } }));
  },
  get: (db, slug) => db.selectFrom('content_tags').select('name').where('slug', '=', slug).executeTakeFirst(),
  save: (trx, slug, { name }) =>
    upsert(
      trx.updateTable('content_tags').set({ name }).where('slug', '=', slug).executeTakeFirstOrThrow(),
      () => trx.insertInto('content_tags').values({ slug, name }).execute(),
    ),
  async remove(trx, slug) {
    await trx.deleteFrom('content_tags').where('slug', '=', slug).execute();
  },
  listOf: (slug) => scopeName({ base: `tag:${slug}` }),
};
