import type { Database } from '#database/connect.ts';
import type { Log } from '../answer-context.ts';
import type { ContentTables } from '../tables/content-tables.ts';
import { countableQuery } from './query/popular-query.ts';
import type { SearchEngine } from './search-engine.ts';

export interface PopularQueries {
  /** A search that found something. */
  add(text: string): void;
  /** Writes the counts; also called every few seconds. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

const flushMilliseconds = 10_000;
/** Counted between two writes; a flood of different queries is cut off here. */
const mostCounted = 500;
const maxCached = 2000;

/**
 * Counts successful queries for suggestions. Nothing about a reader is stored: no address, no time of a single
 * search, and only queries whose every word occurs in our own stories.
 */
export function createPopularQueries(options: {
  db: Database<ContentTables>;
  search: SearchEngine;
  now: () => Date;
  log: Log;
}): PopularQueries {
  const { db, search, now, log } = options;
  let counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counted = counts;
    counts = new Map();
    try {
      await add(counted);
    } catch (error) {
      // Added to the newer counts and written when the store works again.
      for (const [query, times] of counted) countTimes(query, times);
      throw error;
    }
  }

  function countTimes(query: string, times: number): void {
    if (counts.size >= mostCounted && !counts.has(query)) return;
    counts.set(query, (counts.get(query) ?? 0) + times);
    timer ??= setTimeout(() => void flush(), flushMilliseconds).unref();
  }

  async function add(counted: ReadonlyMap<string, number>): Promise<void> {
    const rows: ContentTables['content_search_queries'][] = [];
    for (const [query, total] of counted)
      if (await search.knows(query.split(' '))) rows.push({ query, total, last_at: now().getTime() });
    if (rows.length === 0) return;
    await db.transaction(async (trx) => {
      await trx
        .insertInto('content_search_queries')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('query').doUpdateSet((eb) => ({
            total: eb('content_search_queries.total', '+', eb.ref('excluded.total')),
            last_at: eb.ref('excluded.last_at'),
          })),
        )
        .execute();
      const last = await trx
        .selectFrom('content_search_queries')
        .select('query')
        .orderBy('total', 'desc')
        .orderBy('last_at', 'desc')
        .orderBy('query')
        .offset(maxCached)
        .limit(mostCounted)
        .execute();
      if (last.length > 0)
        await trx
          .deleteFrom('content_search_queries')
          .where(
            'query',
            'in',
            last.map(({ query }) => query),
          )
          .execute();
    });
  }

  const flush = () =>
    write().catch((error: unknown) => log('warn', 'popular queries were not counted', { error }));

  return {
    add(text) {
      const query = countableQuery(text);
      if (query !== undefined) countTimes(query, 1);
    },
    flush,
    async close() {
      clearTimeout(timer);
      if (counts.size > 0) await flush();
    },
  };
}
