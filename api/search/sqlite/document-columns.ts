import type Sqlite from 'better-sqlite3';
import { type SearchKind, searchKinds } from '#content/rules/search/search-kinds.ts';

/** Names by small numbers, so that counting is an index into an array. */
export interface Names {
  of(number: number): string;
  numberOf(name: string): number | undefined;
  readonly size: number;
}

interface DocumentRow {
  story_n: number;
  kind: SearchKind;
  published_at: number;
  topic_slugs: string;
  author_keys: string;
  revision: number;
}

/**
 * What filters, counts and the order by date need of every document, in memory: reading a table row for each of fifty
 * thousand hits would take longer than finding them. A removed story keeps its values here; the index no longer finds
 * it, so they are never read.
 */
export interface DocumentColumns {
  refresh(): void;
  /** Index into `searchKinds`. */
  kind(n: number): number;
  publishedAt(n: number): number;
  topics(n: number): readonly number[];
  authors(n: number): readonly number[];
  readonly topicNames: Names;
  readonly authorNames: Names;
  /** How many stories there are, about. */
  readonly stories: number;
}

const nothing: readonly number[] = [];

function createNames() {
  const numbers = new Map<string, number>();
  const names: string[] = [];
  // Many stories share the same list; it is kept once.
  const lists = new Map<string, readonly number[]>();
  const add = (name: string) => {
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, names.length);
    return names.push(name) - 1;
  };
  return {
    of: (number: number) => names[number] ?? '',
    numberOf: (name: string) => numbers.get(name),
    get size() {
      return names.length;
    },
    listOf(spaced: string): readonly number[] {
      const known = lists.get(spaced);
      if (known) return known;
      const made = spaced === '' ? nothing : spaced.slice(1).split(' ').map(add);
      lists.set(spaced, made);
      return made;
    },
  };
}

export function createDocumentColumns(db: Sqlite.Database): DocumentColumns {
  const changed = db.prepare<[number], DocumentRow>(
    'select story_n, kind, published_at, topic_slugs, author_keys, revision from content_search where revision > ? order by revision',
  );
  const counted = db.prepare<[], number>('select count(*) from content_search').pluck();
  const topicNames = createNames();
  const authorNames = createNames();
  let kinds = new Uint8Array(1024);
  let times = new Float64Array(1024);
  const topics: (readonly number[])[] = [];
  const authors: (readonly number[])[] = [];
  let revision = -1;
  let stories = 0;

  function grow(n: number): void {
    if (n < kinds.length) return;
    const size = Math.max(n + 1, kinds.length * 2);
    const [moreKinds, moreTimes] = [new Uint8Array(size), new Float64Array(size)];
    moreKinds.set(kinds);
    moreTimes.set(times);
    kinds = moreKinds;
    times = moreTimes;
  }

  return {
    refresh() {
      for (const row of changed.iterate(revision)) {
        grow(row.story_n);
        kinds[row.story_n] = searchKinds.indexOf(row.kind);
        times[row.story_n] = row.published_at;
        topics[row.story_n] = topicNames.listOf(row.topic_slugs);
        authors[row.story_n] = authorNames.listOf(row.author_keys);
        revision = row.revision;
      }
      stories = counted.get() ?? 0;
    },
    kind: (n) => kinds[n] ?? 0,
    publishedAt: (n) => times[n] ?? 0,
    topics: (n) => topics[n] ?? nothing,
    authors: (n) => authors[n] ?? nothing,
    topicNames,
    authorNames,
    get stories() {
      return stories;
    },
  };
}
