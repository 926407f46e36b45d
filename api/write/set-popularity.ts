import type { Database } from '#database/connect.ts';
import { bumpRevision } from '../store/revisions.ts';
import type { ContentTables } from '../tables/content-tables.ts';

export interface StoryScore {
  id: string;
  score: number;
}

const rowsAtOnce = 500;

/**
 * Replaces the popularity of stories with new counts of the measurement service. Stories that no longer exist are
 * skipped. Returns the number of stories stored.
 */
export async function setPopularity(
  db: Database<ContentTables>,
  scores: readonly StoryScore[],
): Promise<number> {
  const numbers = new Map<string, number>();
  for (let from = 0; from < scores.length; from += rowsAtOnce) {
    const rows = await db.kysely
      .selectFrom('content_published')
      .select(['id', 'n'])
      .where(
        'id',
        'in',
        scores.slice(from, from + rowsAtOnce).map(({ id }) => id),
      )
      .execute();
    for (const { id, n } of rows) numbers.set(id, Number(n));
  }
  const rows = scores.flatMap(({ id, score }) => {
    const story_n = numbers.get(id);
    return story_n === undefined ? [] : [{ story_n, score: Math.max(0, Math.round(score)) }];
  });
  // None of them is a story of this site: the old order is better than none.
  if (rows.length === 0) return 0;
  await db.transaction(async (trx) => {
    await trx.deleteFrom('content_popularity').execute();
    for (let from = 0; from < rows.length; from += rowsAtOnce)
      await trx
        .insertInto('content_popularity')
        .values(rows.slice(from, from + rowsAtOnce))
        .execute();
    // Lists are cached until the next write.
    await bumpRevision(trx, ['content']);
  });
  return rows.length;
}

/** Titles of published stories, for pages that know only their ids. */
export async function titlesOf(
  db: Database<ContentTables>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.kysely
    .selectFrom('content_published')
    .select(['id', 'card'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, card }) => [id, String(JSON.parse(card).title ?? id)]));
}
