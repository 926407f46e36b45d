import type { TrendEntry } from '#content/managed/entries.ts';
import { type EntryStore, upsert, withoutId } from '../entry-store.ts';

export const trends: EntryStore<TrendEntry> = {
  async all(db) {
    const rows = await db
      .selectFrom('content_trends')
      .select(['id', 'doc'])
      .orderBy('rank')
      .orderBy('id')
      .execute();
    return rows.map(({ id, doc }) => ({ id, entry: withoutId(doc) }));
  },
  async get(db, id) {
    const row = await db.selectFrom('content_trends').select('doc').where('id', '=', id).executeTakeFirst();
    return row && withoutId(row.doc);
  },
  async save(trx, id, entry) {
    const row = { rank: entry.rank, doc: JSON.stringify({ id, ...entry }) };
    await upsert(
      trx.updateTable('content_trends').set(row).where('id', '=', id).executeTakeFirstOrThrow(),
      () =>
        trx
          .insertInto('content_trends')
          .values({ id, ...row })
          .execute(),
    );
  },
  async remove(trx, id) {
    await trx.deleteFrom('content_trends').where('id', '=', id).execute();
  },
  references: ({ topicSlug }) => (topicSlug ? [{ to: 'topics', id: topicSlug, field: 'topicSlug' }] : []),
};
