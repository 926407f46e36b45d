import { type RawBuilder, sql } from 'kysely';
import type { StoryInput } from '#content/entities/story-input.ts';
import { plainWords } from '#content/rules/search-words.ts';
import { readableText } from '../search/readable-text.ts';
import { type ContentDb, type ContentTransaction, isPostgres } from '../store/content-db.ts';

const rowsAtOnce = 100;
/** Longer ones are addresses. */
const longestWord = 40;
/** Marks a word of the headline among the words of the story: stories found by their headline are then left out. */
const headMark = 'hd0';

const tables = ['content_staff_heads', 'content_staff_words'] as const;

/** What a story is called: the words of its title and slug. */
export const headWords = ({ title, slug }: { title: string; slug: string }): string[] =>
  distinct(`${title} ${slug}`);

const distinct = (text: string) => [
  ...new Set(plainWords(text).filter(({ length }) => length <= longestWord)),
];

/** What staff find a story by. */
export interface StoryWords {
  head: readonly string[];
  /** Those of the headline too. */
  all: readonly string[];
}

export function wordsOfStory(story: StoryInput): StoryWords {
  const dek = 'dek' in story ? story.dek : undefined;
  const all = distinct([story.title, story.slug, dek, readableText(story)].join('\n'));
  return { head: headWords(story), all };
}

/** The words of the newest version, in the transaction that saves it. */
export async function saveStoryWords(
  trx: ContentTransaction,
  stories: readonly { row: { n: number }; story: StoryInput }[],
): Promise<void> {
  await insertStoryWords(
    trx,
    stories.map(({ row, story }) => ({ n: row.n, ...wordsOfStory(story) })),
  );
}

/** The words of a working copy, in place of those of the newest version. */
export async function replaceStoryWords(
  trx: ContentTransaction,
  n: number,
  words: StoryWords,
): Promise<void> {
  await removeStoryWords(trx, n);
  await insertStoryWords(trx, [{ n, ...words }]);
}

async function insertStoryWords(
  trx: ContentTransaction,
  stories: readonly ({ n: number } & StoryWords)[],
): Promise<void> {
  for (let start = 0; start < stories.length; start += rowsAtOnce) {
    const part = stories.slice(start, start + rowsAtOnce);
    await insertWords(
      trx,
      'content_staff_heads',
      part.map(({ n, head }) => [n, head.join(' ')]),
    );
    await insertWords(
      trx,
      'content_staff_words',
      part.map(({ n, head, all }) => [n, [...all, ...head.map((word) => headMark + word)].join(' ')]),
    );
  }
}

async function insertWords(
  trx: ContentTransaction,
  table: (typeof tables)[number],
  rows: readonly [n: number, words: string][],
): Promise<void> {
  if (isPostgres(trx)) {
    const values = rows.map(([n, words]) => sql`(${n}::bigint, strip(to_tsvector('simple', ${words})))`);
    await sql`insert into ${sql.table(table)} (story_n, words) values ${sql.join(values)}`.execute(trx);
  } else {
    const values = rows.map(([n, words]) => sql`(${n}, ${words})`);
    await sql`insert into ${sql.table(table)} (rowid, words) values ${sql.join(values)}`.execute(trx);
  }
}

export async function removeStoryWords(trx: ContentTransaction, n: number): Promise<void> {
  const key = sql.ref(isPostgres(trx) ? 'story_n' : 'rowid');
  for (const table of tables) await sql`delete from ${sql.table(table)} where ${key} = ${n}`.execute(trx);
}

export async function clearStoryWords(db: ContentDb): Promise<void> {
  for (const table of tables)
    await (isPostgres(db)
      ? sql`delete from ${sql.table(table)}`
      : sql`insert into ${sql.table(table)} (${sql.ref(table)}) values ('delete-all')`
    ).execute(db);
}

/** Stories found by their headline come first, then those with the words anywhere. */
export type SearchPart = 'heads' | 'words';

/**
 * Where to look for stories with these words: table, number column and condition. In headlines the last word may be
 * unfinished. Words are letters and digits, and stand in quotation marks all the same.
 */
export function wordsMatch(
  db: ContentDb,
  part: SearchPart,
  words: readonly string[],
): { table: RawBuilder<unknown>; number: RawBuilder<number>; matches: RawBuilder<boolean> } {
  const name = part === 'heads' ? 'content_staff_heads' : 'content_staff_words';
  const table = sql`${sql.table(name)}`;
  const marked = words.map((word) => headMark + word);
  if (isPostgres(db)) {
    const all = (list: readonly string[]) => list.map((word) => `'${word}'`).join(' & ');
    const query = part === 'heads' ? `${all(words)}:*` : `${all(words)} & !(${all(marked)})`;
    return {
      table,
      number: sql`${sql.ref(`${name}.story_n`)}`,
      matches: sql`${sql.ref(`${name}.words`)} @@ to_tsquery('simple', ${query})`,
    };
  }
  const all = (list: readonly string[]) => list.map((word) => `"${word}"`).join(' AND ');
  const query = part === 'heads' ? `${all(words)} *` : `(${all(words)}) NOT (${all(marked)})`;
  return {
    table,
    number: sql`${sql.ref(`${name}.rowid`)}`,
    matches: sql`${sql.ref(name)} match ${query}`,
  };
}
