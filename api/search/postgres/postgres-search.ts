import { sql } from 'kysely';
import { relatedQueryLimit } from '#content/limits.ts';
import { plainWords } from '#content/rules/search-words.ts';
import type { Log } from '../../answer-context.ts';
import type { ContentDb } from '../../store/content-db.ts';
import { popularLeast } from '../popular-least.ts';
import { correctWords } from '../query/correct-words.ts';
import { excerpt, stemsOf } from '../query/mark-text.ts';
import { parseQuery } from '../query/parse-query.ts';
import { relatedQueries } from '../query/popular-query.ts';
import { type ReadFields, readFields } from '../query/rank-document.ts';
import { buildSynonyms, type SynonymGroups } from '../query/synonyms.ts';
import { type Clause, understandQuery } from '../query/understand-query.ts';
import { rankedHits, rankWindow } from '../rank-window.ts';
import type { SearchEngine, SearchHits, SearchQuery } from '../search-engine.ts';
import { findHits, type RawHits } from './find-hits.ts';
import { openTrigrams, type Trigrams } from './trigrams.ts';
import { getWordFacts } from './word-facts.ts';

interface PostgresSearchOptions {
  db: ContentDb;
  synonyms: SynonymGroups;
  log: Log;
  /** Off for databases whose owner does not want the extension. */
  useTrigrams?: boolean;
}

const titlesLookedAt = 40;

/** Search by the database's own full text; it waits in the database, never in this process. */
export function createPostgresSearch({
  db,
  synonyms,
  log,
  useTrigrams = true,
}: PostgresSearchOptions): SearchEngine {
  const known = buildSynonyms(synonyms);
  let opened: Promise<Trigrams> | undefined;
  const trigrams = () => {
    opened ??= useTrigrams ? openTrigrams(db, log) : Promise.resolve(undefined);
    return opened;
  };

  async function orderOf(
    best: RawHits['content'],
    clauses: readonly Clause[],
    query: SearchQuery,
  ): Promise<number[]> {
    if (query.order === 'newest') return best.map(({ n }) => n);
    const window = best.slice(0, rankedHits);
    const [fields, stories] = await Promise.all([
      getFields(
        db,
        window.map(({ n }) => n),
      ),
      countDocuments(db),
    ]);
    const ranked = rankWindow(window, { clauses, now: query.now, stories, read: (n) => fields.get(n) });
    return [...ranked, ...best.slice(rankedHits).map(({ n }) => n)];
  }

  return {
    async find(query) {
      const parts = parseQuery(query.text);
      const words = parts.flatMap((part) => part.words);
      const { clauses, correction, mayRelax } = understandQuery(
        parts,
        await getWordFacts(db, words, trigrams),
        known,
      );
      if (clauses.length === 0) return nothing;
      const end = query.offset + query.limit;
      const most = Math.max(rankedHits, end);
      let hits = await findHits(db, clauses, query, '&&', most);
      const isRelaxed = mayRelax && hits.facets.type.length + hits.totals.content + hits.totals.videos === 0;
      if (isRelaxed) hits = await findHits(db, clauses, query, '||', most);
      const stems = stemsOf(clauses);
      const [content, videos] = await Promise.all([
        orderOf(hits.content, clauses, query),
        orderOf(hits.videos, clauses, query),
      ]);
      const shown = content.slice(query.offset, end);
      return {
        content: { numbers: shown, total: hits.totals.content },
        videos: { numbers: videos.slice(query.offset, end), total: hits.totals.videos },
        facets: hits.facets,
        stems: [...stems],
        excerpts: await getExcerpts(db, shown, stems),
        correction,
        isRelaxed: isRelaxed && hits.totals.content + hits.totals.videos > 0,
        related: relatedQueries(query.text, await getPopular(db), relatedQueryLimit),
      };
    },

    async complete(text, limit) {
      const words = parseQuery(text).flatMap((part) => part.words);
      if (words.length === 0) return { queries: [], titles: [] };
      const typed = plainWords(text).join(' ');
      const [queries, titles] = await Promise.all([
        db
          .selectFrom('content_search_queries')
          .select('query')
          .where('query', 'like', `${typed}%`)
          .where('query', '<>', typed)
          .where('total', '>=', popularLeast)
          .orderBy('total', 'desc')
          .orderBy('query')
          .limit(limit)
          .execute(),
        getTitles(db, words, limit),
      ]);
      return {
        queries: queries.map(({ query }) => query),
        titles:
          titles.length > 0
            ? titles
            : await getTitles(db, correctWords(words, await getWordFacts(db, words, trigrams)), limit),
      };
    },

    async knows(words) {
      const facts = await getWordFacts(db, words, async () => undefined);
      return words.every((word) => (facts.get(word)?.documents ?? 0) > 0);
    },

    close: async () => undefined,
  };
}

const nothing: SearchHits = {
  content: { numbers: [], total: 0 },
  videos: { numbers: [], total: 0 },
  facets: { type: [], topic: [], author: [], date: [] },
  stems: [],
  excerpts: [],
  correction: undefined,
  isRelaxed: false,
  related: [],
};

async function getFields(db: ContentDb, numbers: readonly number[]): Promise<Map<number, ReadFields>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_search')
    .select(['story_n', 'title', 'dek', 'topics', 'tags', 'authors', 'products'])
    .where('story_n', 'in', numbers)
    .execute();
  return new Map(rows.map((row) => [Number(row.story_n), readFields(row)]));
}

async function getPopular(db: ContentDb): Promise<string[]> {
  const rows = await db
    .selectFrom('content_search_queries')
    .select('query')
    .where('total', '>=', popularLeast)
    .orderBy('total', 'desc')
    .orderBy('query')
    .execute();
  return rows.map(({ query }) => query);
}

/** An estimate of the database's own is not there right after loading; counting a narrow index is quick enough. */
async function countDocuments(db: ContentDb): Promise<number> {
  const row = await db
    .selectFrom('content_search')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

async function getExcerpts(
  db: ContentDb,
  numbers: readonly number[],
  stems: ReadonlySet<string>,
): Promise<SearchHits['excerpts']> {
  if (numbers.length === 0) return [];
  const rows = await db
    .selectFrom('content_search')
    .select(['story_n', 'title', 'dek', 'topics', 'tags', 'authors', 'products', 'body'])
    .where('story_n', 'in', numbers)
    .execute();
  return rows.flatMap((row) => {
    if (readFields(row).dek.some((word) => stems.has(word))) return [];
    const pieces = excerpt(row.body, stems);
    return pieces.length > 0 ? [{ n: Number(row.story_n), pieces }] : [];
  });
}

/** Words are letters and digits only; in quotation marks they are nothing but words. */
async function getTitles(db: ContentDb, words: readonly string[], limit: number): Promise<string[]> {
  const query = words.map((word) => `'${word}':*`).join(' & ');
  const { rows } = await sql<{ title: string }>`
    select title, published_at, story_n from content_search where story_n in (
      select story_n from content_search_index where title @@ to_tsquery('simple', ${query})
      order by story_n desc limit ${titlesLookedAt})
    order by published_at desc, story_n desc limit ${limit}`.execute(db);
  return rows.flatMap(({ title }) => title.split('\n')[0] ?? []);
}
