import type { Image } from '#content/entities/image.ts';
import type { DraftSummariesTable } from '../tables/content-tables.ts';
import type { ContentDb, ContentTransaction } from './content-db.ts';

/** What lists and search of staff have of a working copy. */
export interface DraftSummary {
  title: string;
  wordCount: number | undefined;
  picture: Image | undefined;
  heads: string;
  digest: string;
}

const fromRow = ({ title, word_count, picture, heads, digest }: DraftSummariesTable): DraftSummary => ({
  title,
  wordCount: word_count ?? undefined,
  picture: picture === null ? undefined : (JSON.parse(picture) as Image),
  heads,
  digest,
});

/** Of stories whose working copy differs from the newest version, by their number. */
export async function getDraftSummaries(
  db: ContentDb,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, DraftSummary>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_draft_summaries')
    .selectAll()
    .where('story_n', 'in', numbers)
    .execute();
  return new Map(rows.map((row) => [Number(row.story_n), fromRow(row)]));
}

export async function putDraftSummary(
  trx: ContentTransaction,
  n: number,
  { title, wordCount, picture, heads, digest }: DraftSummary,
): Promise<void> {
  const values = {
    title,
    word_count: wordCount ?? null,
    picture: picture ? JSON.stringify(picture) : null,
    heads,
    digest,
  };
  await trx
    .insertInto('content_draft_summaries')
    .values({ story_n: n, ...values })
    .onConflict((conflict) => conflict.column('story_n').doUpdateSet(values))
    .execute();
}

/** Lists have the newest version now. A working copy that is ahead of it is listed again. */
export async function removeDraftSummary(trx: ContentTransaction, n: number): Promise<void> {
  await trx.deleteFrom('content_draft_summaries').where('story_n', '=', n).execute();
  await unlisted(trx).where('story_n', '=', n).execute();
}

export async function clearDraftSummaries(db: ContentDb): Promise<void> {
  await db.deleteFrom('content_draft_summaries').execute();
  await unlisted(db).execute();
}

const unlisted = (db: ContentDb) =>
  db
    .updateTable('content_drafts')
    .set(({ ref }) => ({ unlisted_since: ref('changed_at') }))
    .where('is_ahead', '=', 1);
