import type { LinkListEntry } from '#content/managed/entries.ts';
import { splitId } from '#content/managed/managed-kind.ts';
import { type EntryStore, upsert } from '../entry-store.ts';
import { rejectEdition } from '../reject-edition.ts';
import { linkReferences } from '../surroundings.ts';

export const linkLists: EntryStore<LinkListEntry> = {
  async all(db) {
    const rows = await db
      .selectFrom('content_links')
      .selectAll()
      .orderBy('edition')
      .orderBy('name')
      .execute();
    return rows.map(({ name, edition, doc }) => ({
      id: `${edition}.${name}`,
      entry: JSON.parse(doc) as unknown,
    }));
  },
  async get(db, id) {
    const [edition, name] = splitId(id);
    const row = await db
      .selectFrom('content_links')
      .select('doc')
      .where('name', '=', name)
      .where('edition', '=', edition)
      .executeTakeFirst();
    return row && (JSON.parse(row.doc) as unknown);
  },
  async save(trx, id, entry) {
    const [edition, name] = splitId(id);
    const doc = JSON.stringify(entry);
    await upsert(
      trx
        .updateTable('content_links')
        .set({ doc })
        .where('name', '=', name)
        .where('edition', '=', edition)
        .executeTakeFirstOrThrow(),
      () => trx.insertInto('content_links').values({ name, edition, doc }).execute(),
    );
  },
  async remove(trx, id) {
    const [edition, name] = splitId(id);
    await trx.deleteFrom('content_links').where('name', '=', name).where('edition', '=', edition).execute();
  },
  references: ({ items }) =>
    items.flatMap(({ linkUrl }, index) => linkReferences(linkUrl, `items.${index}.linkUrl`)),
  check: (id, _entry, around) => rejectEdition(splitId(id)[0], around),
};
