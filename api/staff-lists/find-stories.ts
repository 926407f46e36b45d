import { type RawBuilder, sql } from 'kysely';
import { queryWords } from '#content/rules/search-words.ts';
import type { ContentDb } from '../store/content-db.ts';
import { plainNumbers, type StoryRow } from '../store/stories.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import { headWords, type SearchPart, wordsMatch } from './story-words.ts';

/** Times that come are listed the soonest first, everything that was the newest first. */
const orders = { saved: 'desc', due: 'asc', publish: 'desc', title: 'asc' } as const;
export type StaffSort = keyof typeof orders;
export const staffSorts = Object.keys(orders) as [StaffSort, ...StaffSort[]];

/**
 * A list with several filters is read along the shortest of their lists, and not further than this many entries: a part
 * may then be short and still have a next one, but it is never slow.
 */
const mostEntries = 2000;
/** Of those whose stories the caller may not see, this many are read at a time, this many times. */
const entriesAtOnce = 250;
const mostReads = 8;

export interface StaffQuery {
  /** The names of the lists that all contain the story, at least one. */
  scopes: readonly string[];
  text?: string | undefined;
  sort: StaffSort;
  due?: { from?: number | undefined; before?: number | undefined };
  after?: string | undefined;
  limit: number;
  /** Whether the caller may see a story. */
  maySee?: ((row: StoryRow) => boolean) | undefined;
  /** The numbers of all stories that the caller may not know of. */
  hidden: ReadonlySet<number>;
  /** The numbers of those that no list can leave out. */
  findUnwanted?: ((rows: readonly ListedStory[]) => Promise<ReadonlySet<number>>) | undefined;
}

/** A story with the words of the headline of its working copy, where lists have those. */
export type ListedStory = StoryRow & { heads: string | null };

interface FoundStories {
  rows: StoryRow[];
  /** Where the next part begins. */
  next?: string;
  /** Known where one list is the answer, or where it is complete. */
  total?: number;
}

interface Entry {
  n: number;
  key: number | string | null;
}

export async function findStories(db: ContentDb, query: StaffQuery): Promise<FoundStories> {
  const scopes = await shortestFirst(db, query.scopes);
  const [main, ...others] = scopes;
  if (scopes.length < query.scopes.length || !main) return { rows: [], total: 0 };
  return query.text === undefined
    ? findListed(db, main, others, query)
    : findWords(db, query.text, main, others, query);
}

interface Scope {
  n: number;
  total: number;
  name: string;
}

async function shortestFirst(db: ContentDb, names: readonly string[]): Promise<Scope[]> {
  const rows = await db
    .selectFrom('content_scopes')
    .select(['n', 'total', 'name'])
    .where('name', 'in', names)
    .execute();
  return rows
    .map(({ n, total, name }) => ({ n: Number(n), total: Number(total), name }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => a.total - b.total);
}

async function findListed(
  db: ContentDb,
  main: Scope,
  others: readonly Scope[],
  query: StaffQuery,
): Promise<FoundStories> {
  const { sort, due } = query;
  const begin = readCursor(query.after, [sort]);
  const key = sql.ref<number | string>(`entry.${sort}`);
  const direction = orders[sort];
  const allAfter = (after: Cursor | undefined) => {
    let select = db
      .selectFrom('content_staff_entries as entry')
      .select(['entry.story_n as n', key.as('key')])
      .where('entry.scope_n', '=', main.n)
      .where(key, 'is not', null)
      .orderBy(key, direction)
      .orderBy('entry.story_n', direction);
    if (due?.from !== undefined) select = select.where('entry.due', '>=', due.from);
    if (due?.before !== undefined) select = select.where('entry.due', '<', due.before);
    if (after)
      select = select.where(
        sql<boolean>`(${key}, entry.story_n) ${sql.raw(direction === 'desc' ? '<' : '>')} (${after[1]}, ${after[2]})`,
      );
    return select;
  };
  const read = (after: Cursor | undefined, size: number) => {
    if (others.length === 0) return allAfter(after).limit(size).execute();
    return db
      .selectFrom(allAfter(after).limit(mostEntries).as('entry'))
      .select(['n', 'key'])
      .where(inAll(sql.ref('entry.n'), others))
      .orderBy('key', direction)
      .orderBy('n', direction)
      .limit(size)
      .execute();
  };
  const readEnd = async (after: Cursor | undefined) =>
    others.length === 0
      ? undefined
      : await allAfter(after)
          .limit(1)
          .offset(mostEntries - 1)
          .executeTakeFirst();
  const toCursor = ({ n, key }: Entry) => [sort, key, n] as Cursor;
  const found = await walk(db, { read, readEnd, toCursor, begin, query });
  const isWholeScope = others.length === 0 && due === undefined && sort !== 'due' && sort !== 'publish';
  if (isWholeScope && !query.maySee)
    return { ...found, total: main.total - (await countListed(db, main, query.hidden)) };
  return !begin && !found.next ? { ...found, total: found.rows.length } : found;
}

async function countListed(db: ContentDb, { n }: Scope, stories: ReadonlySet<number>): Promise<number> {
  if (stories.size === 0) return 0;
  const row = await db
    .selectFrom('content_staff_entries')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('scope_n', '=', n)
    .where('story_n', 'in', [...stories])
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

async function findWords(
  db: ContentDb,
  text: string,
  main: Scope,
  others: readonly Scope[],
  query: StaffQuery,
): Promise<FoundStories> {
  const words = queryWords(text);
  if (words.length === 0) return { rows: [], total: 0 };
  const begin = readCursor(query.after, ['heads', 'words']);
  const parts: SearchPart[] = begin?.[0] === 'words' ? ['words'] : ['heads', 'words'];
  const rows: StoryRow[] = [];
  for (const part of parts) {
    const { table, number, matches } = wordsMatch(db, part, words);
    const allAfter = (after: Cursor | undefined) => {
      const before = after ? sql`and ${number} < ${after[2]}` : sql``;
      return sql`select ${number} as n from ${table} where ${matches} ${before} order by ${number} desc`;
    };
    const read = async (after: Cursor | undefined, size: number) => {
      const fits = inAll(sql.ref('entry.n'), [main, ...others]);
      const { rows: hits } = await sql<{ n: number }>`
        select n from (${allAfter(after)} limit ${sql.lit(mostEntries)}) as entry
        where ${fits} order by n desc limit ${sql.lit(size)}`.execute(db);
      return hits.map(({ n }) => ({ n, key: null }));
    };
    const readEnd = async (after: Cursor | undefined) => {
      const { rows: hits } = await sql<{ n: number }>`
        ${allAfter(after)} limit 1 offset ${sql.lit(mostEntries - 1)}`.execute(db);
      return hits[0] && { n: hits[0].n, key: null };
    };
    // A headline that has the last word unfinished was found already.
    const isRepeated = (row: ListedStory) => part === 'words' && hasHead(row, words);
    const left = query.limit - rows.length;
    const found = await walk(db, {
      read,
      readEnd,
      toCursor: ({ n }) => [part, null, n],
      begin: begin?.[0] === part ? begin : undefined,
      query: { ...query, limit: left },
      isRepeated,
    });
    rows.push(...found.rows);
    if (found.next) return { rows, next: found.next };
    if (part === 'heads' && rows.length === query.limit)
      return { rows, next: writeCursor(['words', null, Number.MAX_SAFE_INTEGER]) };
  }
  return begin ? { rows } : { rows, total: rows.length };
}

function hasHead(row: ListedStory, words: readonly string[]): boolean {
  const own = row.heads?.split(' ') ?? headWords(row);
  return words.every((word, index) =>
    index === words.length - 1 ? own.some((candidate) => candidate.startsWith(word)) : own.includes(word),
  );
}

/** Whether all these lists contain the story. */
function inAll(number: RawBuilder<unknown>, scopes: readonly Scope[]): RawBuilder<boolean> {
  return sql`(${sql.join(
    scopes.map(
      ({ n }) =>
        sql`exists (select 1 from content_staff_entries as other where other.story_n = ${number} and other.scope_n = ${n})`,
    ),
    sql` and `,
  )})`;
}

interface Walk {
  /** The next ones that fit, of so many at most. */
  read(after: Cursor | undefined, size: number): Promise<readonly Entry[]>;
  /** How far the last read went if it was cut; undefined where it came to the end of the list. */
  readEnd(after: Cursor | undefined): Promise<Entry | undefined>;
  toCursor(entry: Entry): Cursor;
  begin: Cursor | undefined;
  query: Pick<StaffQuery, 'limit' | 'maySee' | 'hidden' | 'findUnwanted'>;
  /** Whether an earlier list had the story. */
  isRepeated?(row: ListedStory): boolean;
}

/** Reads entries until enough stories are found, the list ends, or it was read far enough. */
async function walk(
  db: ContentDb,
  { read, readEnd, toCursor, begin, query: { limit, maySee, hidden, findUnwanted }, isRepeated }: Walk,
): Promise<{ rows: StoryRow[]; next?: string }> {
  const rows: StoryRow[] = [];
  let at = begin;
  for (let round = 0; round < mostReads; round += 1) {
    const size = maySee ? entriesAtOnce : limit - rows.length + 1;
    const entries = (await read(at, size)).map(({ n, key }) => ({ n: Number(n), key }));
    const shown = entries.slice(0, limit - rows.length + 1);
    const loaded = await rowsOf(
      db,
      shown.map(({ n }) => n),
    );
    const unwanted = await findUnwanted?.([...loaded.values()]);
    const isShown = (row: ListedStory) =>
      !hidden.has(row.n) && !unwanted?.has(row.n) && !isRepeated?.(row) && (maySee?.(row) ?? true);
    const begunAt = at;
    for (const entry of shown) {
      const row = loaded.get(entry.n);
      if (!row || !isShown(row)) continue;
      if (rows.length === limit) return { rows, next: writeCursor(at as Cursor) };
      rows.push(row);
      at = toCursor(entry);
    }
    const last = shown.at(-1);
    if (last && (shown.length < entries.length || entries.length === size)) {
      at = toCursor(last);
      continue;
    }
    const end = await readEnd(begunAt);
    return end ? { rows, next: writeCursor(toCursor({ ...end, n: Number(end.n) })) } : { rows };
  }
  return { rows, ...(at ? { next: writeCursor(at) } : {}) };
}

async function rowsOf(db: ContentDb, numbers: readonly number[]): Promise<Map<number, ListedStory>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_stories as story')
    .leftJoin('content_draft_summaries as draft', 'draft.story_n', 'story.n')
    .selectAll('story')
    .select('draft.heads')
    .where('story.n', 'in', numbers)
    .execute();
  return new Map(rows.map((row) => [Number(row.n), { ...plainNumbers(row), heads: row.heads }]));
}
