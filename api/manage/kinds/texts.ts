import type { TextEntry } from '#content/managed/entries.ts';
import { sanitiseHtml } from '#content/rules/body/sanitise-html.ts';
import { linksIn } from '../../links/link-target.ts';
import { type EntryStore, upsert, withoutId } from '../entry-store.ts';
import { linkReferences } from '../surroundings.ts';

/** A text that an import wrote is unconfirmed until an editor saves it. */
const hidden = ['id', 'isUnconfirmed'];

export const texts: EntryStore<TextEntry> = {
  async all(db) {
    const rows = await db.selectFrom('content_texts').selectAll().orderBy('id').execute();
    return rows.map(({ id, doc }) => ({ id, entry: withoutId(doc, hidden) }));
  },
  async get(db, id) {
    const row = await db.selectFrom('content_texts').select('doc').where('id', '=', id).executeTakeFirst();
    return row && withoutId(row.doc, hidden);
  },
  async save(trx, id, entry) {
    const doc = JSON.stringify({ id, ...entry });
    await upsert(
      trx.updateTable('content_texts').set({ doc }).where('id', '=', id).executeTakeFirstOrThrow(),
      () => trx.insertInto('content_texts').values({ id, doc }).execute(),
    );
  },
  async remove(trx, id) {
    await trx.deleteFrom('content_texts').where('id', '=', id).execute();
  },
  prepare(entry, before, { ownDomains, now }) {
    const content = sanitiseHtml(entry.content, { ownDomains }).html;
    const isSame = before?.content === content && before.updated === entry.updated;
    const updated =
      entry.updated !== undefined && entry.updated !== before?.updated
        ? entry.updated
        : isSame
          ? before.updated
          : now.toISOString();
    return { ...entry, content, ...(updated ? { updated } : {}) };
  },
  references: ({ content }) => linksIn(content).flatMap((href) => linkReferences(href, 'content')),
};
