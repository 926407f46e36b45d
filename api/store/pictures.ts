import { type Expression, type SqlBool, sql } from 'kysely';
import type { PictureCounts, PictureUse } from '#content/entities/library-picture.ts';
import { rightsWarningMilliseconds } from '#content/limits.ts';
import { hashParts, isAlike } from '#content/rules/images/picture-hash.ts';
import type { PictureRow } from '../pictures/picture-row.ts';
import type { ContentDb } from './content-db.ts';

/** Of more the list would say nothing; they are found by the library's own search. */
const mostAlike = 12;
const mostUses = 500;

export interface PictureFilter {
  q?: string | undefined;
  /** Rights that end before this time … */
  rightsBefore?: number | undefined;
  /** … and after this one. */
  rightsAfter?: number | undefined;
  isUndescribed?: boolean | undefined;
  isUsed?: boolean | undefined;
  after?: number | undefined;
  limit: number;
}

/** The newest first, from one number down: an index range however large the library is. */
export async function getPictures(db: ContentDb, filter: PictureFilter): Promise<PictureRow[]> {
  let select = db
    .selectFrom('content_pictures as picture')
    .selectAll()
    .orderBy('n', 'desc')
    .limit(filter.limit);
  if (filter.after !== undefined) select = select.where('n', '<', filter.after);
  for (const word of (filter.q ?? '').toLowerCase().split(/\s+/).filter(Boolean))
    select = select.where(({ eb, val }) => eb('words', 'like', val(`%${escapeLike(word)}%`)));
  if (filter.rightsBefore !== undefined) select = select.where('rights_until', '<=', filter.rightsBefore);
  if (filter.rightsAfter !== undefined) select = select.where('rights_until', '>', filter.rightsAfter);
  if (filter.isUndescribed) select = select.where('is_described', '=', 0);
  if (filter.isUsed !== undefined) {
    const wanted = filter.isUsed;
    select = select.where(({ not, exists, selectFrom }) => {
      const used = exists(
        selectFrom('content_picture_uses as shown')
          .select('shown.story_n')
          .whereRef('shown.source', '=', 'picture.source'),
      );
      return wanted ? used : not(used);
    });
  }
  return (await select.execute()).map(plainNumbers);
}

/** Of what LIKE gives a meaning; without an escape clause a wildcard in a query is only a wider search. */
const escapeLike = (word: string) => word.replace(/[%_\\]/g, '');

export async function getPictureRow(db: ContentDb, id: string): Promise<PictureRow | undefined> {
  const row = await db.selectFrom('content_pictures').selectAll().where('id', '=', id).executeTakeFirst();
  return row && plainNumbers(row);
}

/** One pass over the library and one over its uses. */
export async function countPictures(db: ContentDb, now: number): Promise<PictureCounts> {
  const soon = now + rightsWarningMilliseconds;
  const [totals, used] = await Promise.all([
    db
      .selectFrom('content_pictures')
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
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('content_picture_uses as shown')
            .select('shown.story_n')
            .whereRef('shown.source', '=', 'picture.source'),
        ),
      )
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

/** How many stories show each of these pictures. */
export async function countUses(
  db: ContentDb,
  sources: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (sources.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_picture_uses')
    .select(({ fn }) => ['source', fn.count<number>('story_n').distinct().as('total')])
    .where('source', 'in', sources)
    .groupBy('source')
    .execute();
  return new Map(rows.map(({ source, total }) => [source, Number(total)]));
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

interface UsesSeen {
  /** The account whose drafts alone may be seen, beside published stories. */
  seenBy?: string | undefined;
  most?: number;
}

const shownOfStory = [
  'story.n',
  'story.has_embargo',
  'story.id',
  'story.title',
  'story.type',
  'story.state',
  'story.updated_at',
] as const;

/** The stories that show a picture, the newest first, those under embargo too. */
export async function getUses(
  db: ContentDb,
  source: string,
  { seenBy, most = mostUses }: UsesSeen,
): Promise<{ row: { n: number; has_embargo: number }; use: PictureUse }[]> {
  let select = db
    .selectFrom('content_picture_uses as shown')
    .innerJoin('content_stories as story', 'story.n', 'shown.story_n')
    .select(({ fn }) => [...shownOfStory, fn.max('shown.is_published').as('published')])
    .where('shown.source', '=', source)
    .where('story.deleted_at', 'is', null)
    .groupBy(shownOfStory)
    .orderBy('story.updated_at', 'desc')
    .limit(most);
  if (seenBy !== undefined)
    select = select.where(({ eb, or }) =>
      or([
        eb('story.state', '=', 'published'),
        eb('story.created_by', '=', seenBy),
        eb('story.assignee', '=', seenBy),
      ]),
    );
  const rows = await select.execute();
  return rows.map(({ n, has_embargo, id, title, type, state, published }) => ({
    row: { n: Number(n), has_embargo },
    use: { storyId: id, title, type, state, isPublished: Number(published) === 1 },
  }));
}

/** Pictures that look the same but are other files. */
export async function getAlike(db: ContentDb, { n, hash }: PictureRow): Promise<PictureRow[]> {
  if (hash === null) return [];
  const rows = await db
    .selectFrom('content_pictures')
    .selectAll()
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
