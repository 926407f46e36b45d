import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Trx } from '../context.ts';

/** Called in transactions of other modules, which know the tables of theirs. */
const own = <T>(trx: Transaction<T>) => trx as unknown as Trx;

/**
 * What readers chose and who they are, as a digest: the same digest means that a reader has changed nothing since. Readers
 * who are not here have none.
 */
export async function readerDigests(trx: Trx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const readers = await trx.selectFrom('newsletter_readers').selectAll().where('id', 'in', ids).execute();
  const subscriptions = await trx
    .selectFrom('newsletter_subscriptions')
    .select(['reader_id', 'newsletter_id'])
    .where('reader_id', 'in', ids)
    .orderBy('newsletter_id')
    .execute();
  const chosen = Map.groupBy(subscriptions, ({ reader_id }) => reader_id);
  return new Map(
    readers.map(({ id, sub, address_key, may_count, merged_into }) => {
      const newsletters = (chosen.get(id) ?? []).map(({ newsletter_id }) => newsletter_id);
      const facts = JSON.stringify([sub, address_key, may_count, merged_into, newsletters]);
      return [id, createHash('sha256').update(facts).digest('base64url')];
    }),
  );
}

/** What an undo of an import needs of newsletters. */
export const importedSubscribers = {
  /** Of these readers, those who have changed something since. The others are removed. */
  async removeReaders<T>(
    trx: Transaction<T>,
    readers: ReadonlyMap<string, string>,
  ): Promise<ReadonlySet<string>> {
    const now = await readerDigests(own(trx), [...readers.keys()]);
    const changed = new Set([...now].filter(([id, digest]) => digest !== readers.get(id)).map(([id]) => id));
    const gone = [...now.keys()].filter((id) => !changed.has(id));
    if (gone.length === 0) return changed;
    await own(trx).deleteFrom('newsletter_subscriptions').where('reader_id', 'in', gone).execute();
    // The number of an edition's recipients stays, without a link to the reader.
    const received = await own(trx)
      .selectFrom('newsletter_deliveries')
      .select(['edition_id', 'reader_id'])
      .where('reader_id', 'in', gone)
      .execute();
    for (const { edition_id, reader_id } of received)
      await own(trx)
        .updateTable('newsletter_deliveries')
        .set({ reader_id: `gone-${randomBytes(12).toString('base64url')}`, email_id: null })
        .where('edition_id', '=', edition_id)
        .where('reader_id', '=', reader_id)
        .execute();
    await own(trx).deleteFrom('newsletter_readers').where('id', 'in', gone).execute();
    return changed;
  },

  /** Of these newsletters, those that have subscribers or editions. */
  async newslettersInUse<T>(trx: Transaction<T>, ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const used = new Set<string>();
    for (const table of ['newsletter_subscriptions', 'newsletter_editions'] as const) {
      const rows = await own(trx)
        .selectFrom(table)
        .select('newsletter_id')
        .distinct()
        .where('newsletter_id', 'in', ids)
        .execute();
      for (const { newsletter_id } of rows) used.add(newsletter_id);
    }
    return used;
  },
};
