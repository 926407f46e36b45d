import type { AuthorEntry } from '#content/managed/entries.ts';
import { scopeName } from '../../lists/scope-names.ts';
import { type EntryStore, upsert, withoutId } from '../entry-store.ts';

export const authors: EntryStore<AuthorEntry> = {
  async all(db) {
    const rows = await db.selectFrom('content_authors').select(['id', 'doc']).orderBy('n').execute();
    return rows.map(({ id, doc }) => ({ id, entry: withoutId(doc) }));
  },
  async get(db, id) {
    const row = await db.selectFrom('content_authors').select('doc').where('id', '=', id).executeTakeFirst();
    return row && withoutId(row.doc);
  },
  async save(trx, id, entry) {
    const doc = JSON.stringify({ id, ...entry, username: entry.username ?? id });
    await upsert(
      trx.updateTable('content_authors').set({ doc }).where('id', '=', id).executeTakeFirstOrThrow(),
      () => trx.insertInto('content_authors').values({ id, doc }).execute(),
    );
  },
  async remove(trx, id) {
    await trx.deleteFrom('content_authors').where('id', '=', id).execute();
  },
  listOf(id, { directory }) {
    const author = directory.authors.get(id);
    return author && scopeName({ base: `author:${author.key}` });
  },
};
