import type { BreakingEntry } from '#content/managed/entries.ts';
import type { ContentDb } from '../../store/content-db.ts';
import { type EntryStore, upsert } from '../entry-store.ts';
import { rejectEdition } from '../reject-edition.ts';

const select = (db: ContentDb) =>
  db
    .selectFrom('content_breaking as breaking')
    .innerJoin('content_stories as story', 'story.n', 'breaking.story_n')
    .select(['breaking.edition', 'breaking.text', 'story.id']);

export const breakingBanners: EntryStore<BreakingEntry> = {
  async all(db) {
    const rows = await select(db).orderBy('breaking.edition').execute();
    return rows.map(({ edition, text, id }) => ({ id: edition, entry: { storyId: id, text } }));
  },
  async get(db, edition) {
    const row = await select(db).where('breaking.edition', '=', edition).executeTakeFirst();
    return row && { storyId: row.id, text: row.text };
  },
  async save(trx, edition, { storyId, text }) {
    const { n } = await trx
      .selectFrom('content_stories')
      .select('n')
      .where('id', '=', storyId)
      .executeTakeFirstOrThrow();
    const row = { story_n: n, text };
    await upsert(
      trx.updateTable('content_breaking').set(row).where('edition', '=', edition).executeTakeFirstOrThrow(),
      () =>
        trx
          .insertInto('content_breaking')
          .values({ edition, ...row })
          .execute(),
    );
  },
  async remove(trx, edition) {
    await trx.deleteFrom('content_breaking').where('edition', '=', edition).execute();
  },
  references: ({ storyId }) => [{ to: 'published-stories', id: storyId, field: 'storyId' }],
  check: (edition, _entry, around) => rejectEdition(edition, around),
};
