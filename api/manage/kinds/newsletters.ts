import type { NewsletterEntry } from '#content/managed/entries.ts';
import { type EntryStore, upsert, withoutId } from '../entry-store.ts';

export const newsletters: EntryStore<NewsletterEntry> = {
  async all(db) {
    const rows = await db.selectFrom('content_newsletters').selectAll().orderBy('id').execute();
    return rows.map(({ id, doc }) => ({ id, entry: withoutId(doc) }));
  },
  async get(db, id) {
    const row = await db
      .selectFrom('content_newsletters')
      .select('doc')
      .where('id', '=', id)
      .executeTakeFirst();
    return row && withoutId(row.doc);
  },
  async save(trx, id, entry) {
    const doc = JSON.stringify({ id, ...entry });
    await upsert(
      trx.updateTable('content_newsletters').set({ doc }).where('id', '=', id).executeTakeFirstOrThrow(),
      () => trx.insertInto('content_newsletters').values({ id, doc }).execute(),
    );
  },
  async remove(trx, id) {
    await trx.deleteFrom('content_newsletters').where('id', '=', id).execute();
  },
  // Newsletters of an older release were stored without them.
  references: ({ topics = [] }: Partial<NewsletterEntry>) =>
    topics.map((id) => ({ to: 'topics', id, field: 'topics' })),
};
