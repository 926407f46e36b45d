/**
 * Tables that the server makes from others: the search index and the lists of staff, rebuilt at the first start after a restore, the probe that
 * tests whether the store can be written, and SQLite's own.
 */
const derived = [
  /^content_search$/,
  /^content_search_words$/,
  /^content_search_(index|titles)(_|$)/,
  /^content_staff_entries$/,
  /^content_staff_(heads|words)(_|$)/,
  /^content_staff_(cards|products)$/,
  /^content_draft_summaries$/,
  /^write_probe$/,
  /^sqlite_/,
];

/** Other tables refer to its rows, so it is filled first. */
const first = 'content_stories';

export const isBackedUp = (table: string): boolean => !derived.some((pattern) => pattern.test(table));

/** The tables of a backup in the order they are written and restored. */
export const inRestoreOrder = (tables: readonly string[]): string[] =>
  tables.filter(isBackedUp).toSorted((a, b) => Number(b === first) - Number(a === first) || (a < b ? -1 : 1));
