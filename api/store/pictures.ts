import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PictureCounts, PictureUse } from '#content/entities/library-picture.ts';
import { rightsWarningMilliseconds } from '#content/limits.ts';
import { hashParts, isAlike } from '#content/rules/images/picture-hash.ts';
import type { PictureRow } from '../pictures/picture-row.ts';
import type { ContentDb } from './content-db.ts';

/** Of more the list would say nothing; they are found by the library's own search. */
const mostAlike = 12;
const mostUses = 500;

/** The limits of the pictures that a member of staff may see. */
export interface PictureViewer {
  sub: string;
  /** Whether other people's drafts may be seen, too. */
  seesAll: boolean;
  /** The stories under embargo that may not be seen. */
  hidden: readonly number[];
}

/** Whether the work on `story` may be seen. */
function maySeeWork({ sub, seesAll, hidden }: PictureViewer): RawBuilder<SqlBool> {
  const isOpen =
    hidden.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`story.n not in (${sql.join(hidden)})`;
  return seesAll
    ? isOpen
    : sql<SqlBool>`(${isOpen} and (story.created_by = ${sub} or story.assignee = ${sub}))`;
}

/** Whether the use `shown` of a picture in `story` may be seen: readers see it, or the work on the story may be seen. */
const isUseSeenBy = (viewer: PictureViewer | undefined): RawBuilder<SqlBool> =>
  viewer ? sql`(shown.is_published = 1 or ${maySeeWork(viewer)})` : sql`1 = 1`;

/** Whether a story that may be seen or one of the entries shows `picture`. */
function isUsedFor(
  viewer: PictureViewer | undefined,
  inEntries: readonly string[] = [],
): RawBuilder<SqlBool> {
  const inStory = sql<SqlBool>`exists (select 1 from content_picture_uses as shown
    join content_stories as story on story.n = shown.story_n
    where shown.source = picture.source and ${isUseSeenBy(viewer)})`;
  return inEntries.length === 0
    ? inStory
    : sql<SqlBool>`(${inStory} or picture.source in (${sql.join(inEntries)}))`;
}

/** A picture is seen by the accounts that uploaded it, with a story that may be seen, and by all staff while no story shows it. */
function isSeenBy(viewer: PictureViewer | undefined): RawBuilder<SqlBool> {
  if (!viewer) return sql`1 = 1`;
  return sql`(picture.added_by = ${viewer.sub}
    or exists (select 1 from content_picture_uploads as upload
      where upload.picture_n = picture.n and upload.sub = ${viewer.sub})
    or ${isUsedFor(viewer)}
    or exists (select 1 from content_draft_pictures as draft
      join content_stories as story on story.n = draft.story_n
      where draft.source = picture.source and ${maySeeWork(viewer)})
    or (not exists (select 1 from content_picture_uses as shown where shown.source = picture.source)
      and not exists (select 1 from content_draft_pictures as draft where draft.source = picture.source)))`;
}

export interface PictureFilter {
  q?: string | undefined;
  /** Rights that end before this time … */
  rightsBefore?: number | undefined;
  /** … and after this one. */
  rightsAfter?: number | undefined;
  isUndescribed?: boolean | undefined;
  isUsed?: boolean | undefined;
  /** Pictures that entries show: with `isUsed` they count as those of stories. */
  inEntries?: readonly string[];
  after?: number | undefined;
  limit: number;
  /** Absent: every picture. */
  viewer?: PictureViewer | undefined;
}

/** The newest first, from one number down: an index range however large the library is. */
export async function getPictures(db: ContentDb, filter: PictureFilter): Promise<PictureRow[]> {
  let select = db
    .selectFrom('content_pictures as picture')
    .selectAll()
    .where(isSeenBy(filter.viewer))
    .orderBy('n', 'desc')
    .limit(filter.limit);
  if (filter.after !== undefined) select = select.where('n', '<', filter.after);
  for (const word of (filter.q ?? '').toLowerCase().split(/\s+/).filter(Boolean))
    select = select.where(({ eb, val }) => eb('words', 'like', val(`%${escapeLike(word)}%`)));
  if (filter.rightsBefore !== undefined) select = select.where('rights_until', '<=', filter.rightsBefore);
  if (filter.rightsAfter !== undefined) select = select.where('rights_until', '>', filter.rightsAfter);
  if (filter.isUndescribed) select = select.where('is_described', '=', 0);
  if (filter.isUsed !== undefined) {
    const isUsed = isUsedFor(filter.viewer, filter.inEntries);
    select = select.where(filter.isUsed ? isUsed : sql<SqlBool>`not ${isUsed}`);
  }
  return (await select.execute()).map(plainNumbers);
}

/** Of what LIKE gives a meaning; without an escape clause a wildcard in a query is only a wider search. */
const escapeLike = (word: string) => word.replace(/[%_\\]/g, '');

export async function getPictureRow(
  db: ContentDb,
  id: string,
  viewer?: PictureViewer,
): Promise<PictureRow | undefined> {
  const row = await db
    .selectFrom('content_pictures as picture')
    .selectAll()
    .where('id', '=', id)
    .where(isSeenBy(viewer))
    .executeTakeFirst();
  return row && plainNumbers(row);
}

/** One pass over the library and one over its uses. */
export async function countPictures(
  db: ContentDb,
  now: number,
  viewer: PictureViewer | undefined,
  inEntries: readonly string[],
): Promise<PictureCounts> {
  const soon = now + rightsWarningMilliseconds;
  const [totals, used] = await Promise.all([
    db
      .selectFrom('content_pictures as picture')
      .where(isSeenBy(viewer))
      .select(({ fn, eb }) => {
        const sumOf = (condition: Expression<SqlBool>) =>
          fn.sum<number | null>(eb.case().when(condition).then(1).else(0).end());
        return [
          fn.countAll<number>().as('all'),
          sumOf(eb('is_described', '=', 0)).as('undescribed'),
          sumOf(eb('rights_until', '<=', now)).as('ended'),
          sumOf(eb.and([eb('rights_until', '>', now), eb('rights_until', '<=', soon)])).as('ending'),
        ];
      })
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('content_pictures as picture')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where(isSeenBy(viewer))
      .where(isUsedFor(viewer, inEntries))
      .executeTakeFirstOrThrow(),
  ]);
  const all = Number(totals.all);
  return {
    all,
    undescribed: Number(totals.undescribed ?? 0),
    ended: Number(totals.ended ?? 0),
    ending: Number(totals.ending ?? 0),
    unused: all - Number(used.total),
  };
}

/** How many stories that may be seen show each of these pictures. */
export async function countUses(
  db: ContentDb,
  sources: readonly string[],
  viewer?: PictureViewer,
): Promise<ReadonlyMap<string, number>> {
  if (sources.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_picture_uses as shown')
    .innerJoin('content_stories as story', 'story.n', 'shown.story_n')
    .select(({ fn }) => ['shown.source', fn.count<number>('shown.story_n').distinct().as('total')])
    .where('shown.source', 'in', sources)
    .where(isUseSeenBy(viewer))
    .groupBy('shown.source')
    .execute();
  return new Map(rows.map(({ source, total }) => [source, Number(total)]));
}

/** Whether a story that is neither written nor worked on by this account shows a picture, or its working copy does. */
export async function isUsedByOthers(db: ContentDb, source: string, sub: string): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`select story.n from content_stories as story
    where story.n in (select story_n from content_picture_uses where source = ${source}
      union select story_n from content_draft_pictures where source = ${source})
    and not (story.created_by = ${sub} or coalesce(story.assignee, '') = ${sub}) limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether a story shows a picture in what was written since its newest version. A step that removed it counts as well. */
export async function isInDraft(db: ContentDb, source: string): Promise<boolean> {
  const path = source.slice(source.indexOf('/') + 1);
  const pattern = `%${JSON.stringify(path).replace(/[!%_]/g, '!$&')}%`;
  const names = (column: 'draft.fields' | 'later.steps') =>
    sql<boolean>`${sql.ref(column)} like ${pattern} escape '!'`;
  const drafts = db.selectFrom('content_drafts as draft').where('draft.is_ahead', '=', 1).limit(1);
  const inFields = await drafts.select('draft.story_n').where(names('draft.fields')).executeTakeFirst();
  if (inFields) return true;
  const inSteps = await drafts
    .innerJoin('content_steps as later', (join) =>
      join.onRef('later.story_n', '=', 'draft.story_n').onRef('later.step', '>', 'draft.base_step'),
    )
    .select('draft.story_n')
    .where(names('later.steps'))
    .executeTakeFirst();
  return inSteps !== undefined;
}

const shownOfStory = ['story.id', 'story.title', 'story.type', 'story.state', 'story.updated_at'] as const;

/** The stories that show a picture and that may be seen, the newest first. */
export async function getUses(
  db: ContentDb,
  source: string,
  viewer: PictureViewer | undefined,
  most = mostUses,
): Promise<PictureUse[]> {
  const rows = await db
    .selectFrom('content_picture_uses as shown')
    .innerJoin('content_stories as story', 'story.n', 'shown.story_n')
    .select(({ fn }) => [...shownOfStory, fn.max('shown.is_published').as('published')])
    .where('shown.source', '=', source)
    .where('story.deleted_at', 'is', null)
    .where(isUseSeenBy(viewer))
    .groupBy(shownOfStory)
    .orderBy('story.updated_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id, title, type, state, published }) => ({
    storyId: id,
    title,
    type,
    state,
    isPublished: Number(published) === 1,
  }));
}

/** Pictures that look the same but are other files. */
export async function getAlike(
  db: ContentDb,
  { n, hash }: PictureRow,
  viewer: PictureViewer | undefined,
): Promise<PictureRow[]> {
  if (hash === null) return [];
  const rows = await db
    .selectFrom('content_pictures as picture')
    .selectAll()
    .where(isSeenBy(viewer))
    .where('n', '!=', n)
    .where(({ eb, selectFrom }) =>
      eb(
        'n',
        'in',
        selectFrom('content_picture_hashes').select('picture_n').where('part', 'in', numberedParts(hash)),
      ),
    )
    .orderBy('n', 'desc')
    .execute();
  return rows
    .filter((row) => row.hash !== null && isAlike(hash, row.hash))
    .slice(0, mostAlike)
    .map(plainNumbers);
}

/** Equal parts at different places say nothing: each is stored with its place. */
export const numberedParts = (hash: string) => hashParts(hash).map((part, at) => `${at}${part}`);

/** Pictures of a story whose rights end before a time. */
export async function getEndedPictures(
  db: ContentDb,
  sources: readonly string[],
  at: Date,
): Promise<PictureRow[]> {
  if (sources.length === 0) return [];
  const rows = await db
    .selectFrom('content_pictures')
    .selectAll()
    .where('source', 'in', sources)
    .where('rights_until', '<=', at.getTime())
    .execute();
  return rows.map(plainNumbers);
}

/** PostgreSQL answers 64-bit numbers as text. */
const plainNumbers = (row: PictureRow): PictureRow => ({
  ...row,
  n: Number(row.n),
  added_at: Number(row.added_at),
  rights_until: row.rights_until === null ? null : Number(row.rights_until),
});
