import type { StoryInput } from '#content/entities/story-input.ts';
import type { Database } from '#database/connect.ts';
import { takeSlot } from '#database/outbox.ts';
import type { ContentDb } from '../store/content-db.ts';
import { clearDraftSummaries } from '../store/draft-summaries.ts';
import type { ContentTables } from '../tables/content-tables.ts';
import { clearStoryWords } from './story-words.ts';
import { addToStaffLists } from './write-lists.ts';

/** Raise it when lists or words are derived differently: every store then makes them again at start. */
const listsSchema = 4;
const storiesAtOnce = 250;

/** Makes the lists of staff unless they exist. Two processes that start together make them once. */
export async function ensureStaffLists(db: Database<ContentTables>): Promise<void> {
  if ((await schemaOf(db.kysely)) === listsSchema) return;
  await db.transaction(async (trx) => {
    await takeSlot(trx, db.dialect);
    if ((await schemaOf(trx)) === listsSchema) return;
    await clearStaffLists(trx);
    for (let last = 0; ; ) {
      const rows = await trx
        .selectFrom('content_stories as story')
        .innerJoin('content_story_versions as saved', (join) =>
          join.onRef('saved.story_n', '=', 'story.n').onRef('saved.version', '=', 'story.version'),
        )
        .selectAll('story')
        .select('saved.doc')
        .where('story.n', '>', last)
        .orderBy('story.n')
        .limit(storiesAtOnce)
        .execute();
      await addToStaffLists(
        trx,
        rows.map(({ doc, ...row }) => ({
          row: { ...row, n: Number(row.n) },
          story: JSON.parse(doc) as StoryInput,
        })),
      );
      if (rows.length < storiesAtOnce) break;
      last = Number(rows.at(-1)?.n);
    }
    await trx
      .updateTable('content_state')
      .set({ value: listsSchema })
      .where('name', '=', 'staff_lists')
      .execute();
  });
}

export async function clearStaffLists(db: ContentDb): Promise<void> {
  await db.deleteFrom('content_staff_entries').execute();
  await db.updateTable('content_scopes').set({ total: 0 }).where('name', 'like', 'list:%').execute();
  await clearStoryWords(db);
  await clearDraftSummaries(db);
  await db.deleteFrom('content_staff_cards').execute();
  await db.deleteFrom('content_staff_products').execute();
}

async function schemaOf(db: ContentDb): Promise<number> {
  const row = await db
    .selectFrom('content_state')
    .select('value')
    .where('name', '=', 'staff_lists')
    .executeTakeFirst();
  return Number(row?.value ?? 0);
}
