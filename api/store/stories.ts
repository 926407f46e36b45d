import type { ExpressionBuilder, Selectable } from 'kysely';
import type { StoryInput } from '#content/entities/story-input.ts';
import type { StoryPlan as Plan, StoryState, StoryType } from '#content/entities/story-types.ts';
import type { PreviewTarget } from '../request/preview-token.ts';
import type { ContentTables, StoriesTable, StoryVersionsTable } from '../tables/content-tables.ts';
import type { ContentDb } from './content-db.ts';

export type StoryRow = Selectable<StoriesTable>;

interface NewestVersion {
  n: number;
  version: number;
  story: StoryInput & { id: string };
}

/** For staff and their previews only: whatever the state. A deleted story is not found. */
export async function getStoryRow(db: ContentDb, id: string): Promise<StoryRow | undefined> {
  const row = await getAnyStoryRow(db, id);
  return row?.deleted_at === null ? row : undefined;
}

/** Deleted stories too: they keep their id and slug until they are removed for good. */
export async function getAnyStoryRow(db: ContentDb, id: string): Promise<StoryRow | undefined> {
  const row = await db.selectFrom('content_stories').selectAll().where('id', '=', id).executeTakeFirst();
  return row && plainNumbers(row);
}

export async function getRowByNumber(db: ContentDb, n: number): Promise<StoryRow | undefined> {
  const row = await db.selectFrom('content_stories').selectAll().where('n', '=', n).executeTakeFirst();
  return row && plainNumbers(row);
}

export async function getNewestVersion(db: ContentDb, id: string): Promise<NewestVersion | undefined> {
  const row = await db
    .selectFrom('content_stories as story')
    .innerJoin('content_story_versions as saved', (join) =>
      join.onRef('saved.story_n', '=', 'story.n').onRef('saved.version', '=', 'story.version'),
    )
    .select(['story.n', 'saved.version', 'saved.doc'])
    .where('story.id', '=', id)
    .where('story.deleted_at', 'is', null)
    .executeTakeFirst();
  return (
    row && { n: Number(row.n), version: row.version, story: JSON.parse(row.doc) as NewestVersion['story'] }
  );
}

/** The newest version of a story, or the one that a preview names, and the story's row. */
export async function getPreviewedVersion(
  db: ContentDb,
  { storyId, version, seesEmbargoed }: Pick<PreviewTarget, 'storyId' | 'version' | 'seesEmbargoed'>,
): Promise<(NewestVersion & { row: StoryRow }) | undefined> {
  const row = await getStoryRow(db, storyId);
  if (!row || (row.has_embargo === 1 && !seesEmbargoed)) return undefined;
  const newest = await getNewestVersion(db, storyId);
  if (!newest || version === undefined) return newest && { ...newest, row };
  const saved = await getVersion(db, newest.n, version);
  return saved && { n: newest.n, version, story: { ...saved.story, id: storyId }, row };
}

const versionColumns = [
  'version',
  'slug',
  'title',
  'saved_at',
  'saved_by',
  'reason',
  'name',
  'published_by',
] as const;
export type SavedVersion = Pick<Selectable<StoryVersionsTable>, (typeof versionColumns)[number]>;

/** Without their words, the newest first. */
export async function getVersions(db: ContentDb, n: number): Promise<SavedVersion[]> {
  return db
    .selectFrom('content_story_versions')
    .select(versionColumns)
    .where('story_n', '=', n)
    .orderBy('version', 'desc')
    .execute();
}

export async function getVersion(
  db: ContentDb,
  n: number,
  version: number,
): Promise<(SavedVersion & { story: StoryInput }) | undefined> {
  const row = await db
    .selectFrom('content_story_versions')
    .select([...versionColumns, 'doc'])
    .where('story_n', '=', n)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && { ...row, story: JSON.parse(row.doc) as StoryInput };
}

interface SeenFilter {
  state?: StoryState | undefined;
  type?: StoryType | undefined;
  /** The account that sees only its own drafts, and what is published. */
  seenBy?: string | undefined;
  /** Leaves out stories under embargo. */
  withoutEmbargoed?: boolean | undefined;
}

interface StoryFilter extends SeenFilter {
  limit: number;
  offset: number;
}

export async function getStoryRows(db: ContentDb, filter: StoryFilter): Promise<StoryRow[]> {
  let select = db
    .selectFrom('content_stories')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('n', 'desc')
    .limit(filter.limit)
    .offset(filter.offset);
  if (filter.state) select = select.where('state', '=', filter.state);
  if (filter.type) select = select.where('type', '=', filter.type);
  if (filter.seenBy !== undefined) select = select.where(isSeenBy(filter.seenBy));
  if (filter.withoutEmbargoed) select = select.where('has_embargo', '=', 0);
  return (await select.execute()).map(plainNumbers);
}

/** A story an account without the right to see every draft may see. */
const isSeenBy = (sub: string) => (eb: ExpressionBuilder<ContentTables, 'content_stories'>) =>
  eb.or([eb('state', '=', 'published'), eb('created_by', '=', sub), eb('assignee', '=', sub)]);

/** Totals are kept for those who see everything; the others' lists are counted. */
export async function countSeenStories(db: ContentDb, filter: SeenFilter): Promise<number> {
  let select = db
    .selectFrom('content_stories')
    .select((eb) => eb.fn.countAll().as('total'))
    .where('deleted_at', 'is', null);
  if (filter.seenBy !== undefined) select = select.where(isSeenBy(filter.seenBy));
  if (filter.withoutEmbargoed) select = select.where('has_embargo', '=', 0);
  if (filter.state) select = select.where('state', '=', filter.state);
  if (filter.type) select = select.where('type', '=', filter.type);
  return Number((await select.executeTakeFirstOrThrow()).total);
}

/** The id of another story that already has the slug, in its newest or its published version. */
export async function getSlugHolder(
  db: ContentDb,
  type: StoryType,
  slug: string,
  exceptN: number | undefined,
): Promise<string | undefined> {
  const newest = await db
    .selectFrom('content_stories')
    .select(['id', 'n'])
    .where('type', '=', type)
    .where('slug', '=', slug)
    .execute();
  const published = await db
    .selectFrom('content_published')
    .select(['id', 'n'])
    .where('slug', '=', slug)
    .where('type', '=', type)
    .execute();
  return [...newest, ...published].find(({ n }) => Number(n) !== exceptN)?.id;
}

const plans = {
  publish: { state: 'scheduled', column: 'publish_at' },
  withdraw: { state: 'published', column: 'withdraw_at' },
} as const;

/** Stories whose time has come, the longest overdue first. */
export async function getDueIds(db: ContentDb, plan: Plan, time: number, limit: number): Promise<string[]> {
  const { state, column } = plans[plan];
  const rows = await db
    .selectFrom('content_stories')
    .select('id')
    .where('state', '=', state)
    .where(column, '<=', time)
    .orderBy(column)
    .orderBy('n')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The next time at which something is to be done. */
export async function getNextDue(db: ContentDb, plan: Plan): Promise<number | undefined> {
  const { state, column } = plans[plan];
  const row = await db
    .selectFrom('content_stories')
    .select((eb) => eb.fn.min(column).as('time'))
    .where('state', '=', state)
    .executeTakeFirst();
  return row?.time === null || row?.time === undefined ? undefined : Number(row.time);
}

interface PlannedStory {
  plan: Plan;
  time: number;
  row: StoryRow;
}

/** Scheduled changes, the next first. A story that is published and then removed is listed twice. */
export async function getPlans(
  db: ContentDb,
  limit: number,
  seenBy?: string | undefined,
): Promise<PlannedStory[]> {
  const all = db.selectFrom('content_stories');
  const stories = seenBy === undefined ? all : all.where(isSeenBy(seenBy));
  const coming = await stories
    .selectAll()
    .where('state', '=', 'scheduled')
    .orderBy('publish_at')
    .orderBy('n')
    .limit(limit)
    .execute();
  const going = await stories
    .selectAll()
    .where('withdraw_at', 'is not', null)
    .orderBy('withdraw_at')
    .orderBy('n')
    .limit(limit)
    .execute();
  return [
    ...coming.map((row) => ({ plan: 'publish' as const, time: Number(row.publish_at), row })),
    ...going.map((row) => ({ plan: 'withdraw' as const, time: Number(row.withdraw_at), row })),
  ]
    .sort((a, b) => a.time - b.time)
    .slice(0, limit);
}

export function plainNumbers(row: StoryRow): StoryRow {
  return { ...row, n: Number(row.n) };
}
