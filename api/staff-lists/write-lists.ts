import type { StoryInput } from '#content/entities/story-input.ts';
import type { ContentTransaction } from '../store/content-db.ts';
import { getDraftSummaries, removeDraftSummary } from '../store/draft-summaries.ts';
import { insertRows } from '../store/insert-rows.ts';
import { addToTotals, ensureScopes } from '../store/scopes.ts';
import type { StoryRow } from '../store/stories.ts';
import { staffScopesOf } from './scope-names.ts';
import { removeStoryCard, saveStoryCards } from './story-cards.ts';
import { removeStoryProducts, saveStoryProducts } from './story-products.ts';
import { removeStoryWords, saveStoryWords } from './story-words.ts';

/** What lists of staff need of a story row. */
export type ListedRow = Pick<StoryRow, 'n' | 'type' | 'state' | 'title' | 'slug' | 'updated_at'> &
  Pick<
    StoryRow,
    'publish_at' | 'published_at' | 'due_at' | 'stage' | 'assignee' | 'created_by' | 'deleted_at'
  >;

const listedColumns = [
  'n',
  'type',
  'state',
  'title',
  'slug',
  'updated_at',
  'publish_at',
  'published_at',
  'due_at',
  'stage',
  'assignee',
  'created_by',
  'deleted_at',
  'version',
] as const;

/** Longer titles are in order by what comes first. */
const titleCharacters = 80;

/** What a story has that came without the work of a newsroom. */
export const newToStaff = {
  stage: null,
  assignee: null,
  created_by: null,
  due_at: null,
  deleted_at: null,
} as const;

/** Puts stories that are in no list yet into every list and the search of staff. */
export async function addToStaffLists(
  trx: ContentTransaction,
  stories: readonly { row: ListedRow; story: StoryInput }[],
): Promise<void> {
  if (stories.length === 0) return;
  const listed = stories.map(({ row, story }) => ({ row, names: staffScopesOf(row, story) }));
  const numbers = await ensureScopes(
    trx,
    listed.flatMap(({ names }) => names),
  );
  const totals = new Map<number, number>();
  const entries = listed.flatMap(({ row, names }) =>
    names.map((name) => {
      const scope = numbers.get(name) ?? 0;
      totals.set(scope, (totals.get(scope) ?? 0) + 1);
      return { story_n: row.n, scope_n: scope, ...sortedBy(row) };
    }),
  );
  await insertRows(trx, 'content_staff_entries', entries);
  await addToTotals(trx, totals);
  await saveStoryWords(trx, stories);
  await saveStoryCards(trx, stories);
  await saveStoryProducts(trx, stories);
}

/** After any change of a story: its lists follow, and with `words` what it can be found by. */
export async function relistStory(
  trx: ContentTransaction,
  n: number,
  { words = false }: { words?: boolean } = {},
): Promise<void> {
  const stored = await trx
    .selectFrom('content_stories')
    .select(listedColumns)
    .where('n', '=', n)
    .executeTakeFirstOrThrow();
  const { doc } = await trx
    .selectFrom('content_story_versions')
    .select('doc')
    .where('story_n', '=', n)
    .where('version', '=', stored.version)
    .executeTakeFirstOrThrow();
  const [row, story] = [{ ...stored, n }, JSON.parse(doc) as StoryInput];
  await removeFromLists(trx, n);
  if (words) {
    await removeStoryWords(trx, n);
    await removeStoryCard(trx, n);
    await removeStoryProducts(trx, n);
  }
  // Without new words lists go on showing the working copy.
  if (words) await removeDraftSummary(trx, n);
  const summary = words ? undefined : (await getDraftSummaries(trx, [n])).get(n);
  const sorted = sortedBy(summary ? { ...row, title: sortedTitle(row, summary.title) } : row);
  const names = staffScopesOf(row, story);
  const numbers = await ensureScopes(trx, names);
  const scopes = names.map((name) => numbers.get(name) ?? 0);
  await insertRows(
    trx,
    'content_staff_entries',
    scopes.map((scope) => ({ story_n: n, scope_n: scope, ...sorted })),
  );
  await addToTotals(trx, new Map(scopes.map((scope) => [scope, 1])));
  if (words) {
    await saveStoryWords(trx, [{ row, story }]);
    await saveStoryCards(trx, [{ row, story }]);
    await saveStoryProducts(trx, [{ row, story }]);
  }
}

/** The headline of a working copy decides where lists that are sorted by it have the story. */
export async function sortTitles(trx: ContentTransaction, row: StoryRow, title: string): Promise<void> {
  await trx
    .updateTable('content_staff_entries')
    .set({ title: titleKey(sortedTitle(row, title)) })
    .where('story_n', '=', row.n)
    .execute();
}

/** Published stories stay where they are: staff who may not see the work on them would learn its headline from the order. */
const sortedTitle = (row: Pick<StoryRow, 'state' | 'title'>, written: string): string =>
  row.state === 'published' ? row.title : written;

/** Before a story is removed for good. */
export async function removeFromStaffLists(trx: ContentTransaction, n: number): Promise<void> {
  await removeFromLists(trx, n);
  await removeStoryWords(trx, n);
  await removeStoryCard(trx, n);
  await removeStoryProducts(trx, n);
}

async function removeFromLists(trx: ContentTransaction, n: number): Promise<void> {
  const before = await trx
    .deleteFrom('content_staff_entries')
    .where('story_n', '=', n)
    .returning('scope_n')
    .execute();
  await addToTotals(trx, new Map(before.map(({ scope_n }) => [Number(scope_n), -1])));
}

function sortedBy(row: ListedRow) {
  const publish = row.publish_at ?? row.published_at;
  return {
    saved: Number(row.updated_at),
    due: row.due_at === null ? null : Number(row.due_at),
    publish: publish === null ? null : Number(publish),
    title: titleKey(row.title),
  };
}

const titleKey = (title: string) =>
  title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().slice(0, titleCharacters);
