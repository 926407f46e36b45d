import type { StoryType } from '#content/entities/story-types.ts';
import type { ContentDb } from './content-db.ts';

export interface EntryQuery {
  scope: number;
  limit: number;
  offset?: number;
  /** Only sponsored, only the others, or both. */
  sponsored?: boolean | undefined;
  /** Milliseconds since 1970. */
  since?: number | undefined;
  /** Conditions beyond the scope. Each kind matches any of its values. */
  families?: EntryFamilies | undefined;
  /** Further scopes that must contain the story. */
  alsoIn?: readonly number[];
}

export interface EntryFamilies {
  type?: readonly StoryType[] | undefined;
  article_type?: readonly string[] | undefined;
  section?: readonly string[] | undefined;
  layout_name?: readonly string[] | undefined;
}

export interface Entry {
  n: number;
  publishedAt: number;
}

/** The stories of one list, newest first: one range of the list's index. */
export async function getEntries(db: ContentDb, query: EntryQuery): Promise<Entry[]> {
  const { scope, limit, offset = 0, sponsored, since, families = {}, alsoIn = [] } = query;
  let select = db
    .selectFrom('content_entries as entry')
    .select(['entry.story_n', 'entry.published_at'])
    .where('entry.scope_n', '=', scope)
    .orderBy('entry.published_at', 'desc')
    .orderBy('entry.story_n', 'desc')
    .limit(limit);
  if (offset > 0) select = select.offset(offset);
  if (sponsored !== undefined) select = select.where('entry.is_sponsored', '=', sponsored ? 1 : 0);
  if (since !== undefined) select = select.where('entry.published_at', '>=', since);
  if (families.type?.length) select = select.where('entry.type', 'in', families.type);
  for (const family of ['article_type', 'section', 'layout_name'] as const) {
    const values = families[family];
    if (!values?.length) continue;
    select = select.where((eb) =>
      eb.exists(
        eb
          .selectFrom('content_published as story')
          .select('story.n')
          .whereRef('story.n', '=', 'entry.story_n')
          .where(`story.${family}`, 'in', values),
      ),
    );
  }
  for (const other of alsoIn)
    select = select.where((eb) =>
      eb.exists(
        eb
          .selectFrom('content_entries as other')
          .select('other.story_n')
          .where('other.scope_n', '=', other)
          .whereRef('other.published_at', '=', 'entry.published_at')
          .whereRef('other.story_n', '=', 'entry.story_n'),
      ),
    );
  const rows = await select.execute();
  return rows.map((row) => ({ n: Number(row.story_n), publishedAt: Number(row.published_at) }));
}

/** The given stories, most read first; equals stay in their given order, the newer one first. */
export async function getTrending(db: ContentDb, numbers: readonly number[]): Promise<number[]> {
  if (numbers.length === 0) return [];
  const rows = await db
    .selectFrom('content_popularity')
    .select(['story_n', 'score'])
    .where('story_n', 'in', numbers)
    .execute();
  const scores = new Map(rows.map((row) => [Number(row.story_n), Number(row.score)]));
  return numbers.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
}
