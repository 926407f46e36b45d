import type { ContentDb } from '../store/content-db.ts';

/** How many notes of each story are open; replies belong to their note. */
export async function countOpenNotes(
  db: ContentDb,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_notes')
    .select(({ fn }) => ['story_n', fn.countAll<number>().as('total')])
    .where('story_n', 'in', numbers)
    .where('resolved_at', 'is', null)
    .where('reply_to', 'is', null)
    .groupBy('story_n')
    .execute();
  return new Map(rows.map(({ story_n, total }) => [Number(story_n), Number(total)]));
}
