import Sqlite from 'better-sqlite3';
import { relatedQueryLimit } from '#content/limits.ts';
import { plainWords } from '#content/rules/search-words.ts';
import { createLru } from '../../memory/lru.ts';
import { indexedFields } from '../document-words.ts';
import { popularLeast } from '../popular-least.ts';
import { correctWords } from '../query/correct-words.ts';
import { excerpt, stemsOf } from '../query/mark-text.ts';
import { parseQuery } from '../query/parse-query.ts';
import { relatedQueries } from '../query/popular-query.ts';
import { fieldWorth, type RankedFields, type ReadFields, readFields } from '../query/rank-document.ts';
import { recencyFactor } from '../query/recency.ts';
import type { Synonyms } from '../query/synonyms.ts';
import { type Clause, type Understood, understandQuery } from '../query/understand-query.ts';
import { rankedHits, rankWindow } from '../rank-window.ts';
import type { Completions, SearchHits, SearchQuery } from '../search-engine.ts';
import { createBestFirst } from './best-first.ts';
import { createCounter, type FacetCounter } from './count-facets.ts';
import { createDocumentColumns, type DocumentColumns } from './document-columns.ts';
import { aboutText, matchText, prefixText } from './match-text.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** Titles looked at for a suggestion: the newest of those that go on so. */
const titlesLookedAt = 40;
/** Fewer are worked out one and all. */
const manyDocuments = 1500;
const cachedFields = 20_000;
const cachedSearches = 200;

/** Story number and bm25. */
type Hit = [n: number, bm25: number];

interface Found {
  understood: Understood;
  isRelaxed: boolean;
  content: { numbers: number[]; total: number };
  videos: { numbers: number[]; total: number };
  facets: SearchHits['facets'];
}

export interface IndexReader {
  find(query: SearchQuery): SearchHits;
  complete(text: string, limit: number): Completions;
  knows(words: readonly string[]): boolean;
  close(): void;
}

/** How many stories would say every word if words knew nothing of each other. */
function expectedHits(clauses: readonly Clause[], stories: number): number {
  return clauses.reduce((hits, { documents }) => hits * Math.min(1, documents / stories), stories);
}

/** Answers from the index with a connection of its own, which only reads. Everything here blocks: it lives in a thread. */
export function openIndexReader(file: string, synonyms: Synonyms): IndexReader {
  const db = new Sqlite(file, { readonly: true, timeout: 5000 });
  db.pragma('query_only = ON');
  db.pragma('cache_size = -65536');
  db.pragma('mmap_size = 1073741824');
  const weights = indexedFields.map((field) => fieldWorth[field]).join(', ');
  const matching = db
    .prepare<[string], Hit>(
      `select rowid, bm25(content_search_index, ${weights}) from content_search_index where content_search_index match ?`,
    )
    .raw();
  const found = db
    .prepare<[string], number>('select rowid from content_search_index where content_search_index match ?')
    .pluck();
  const documentFields = db.prepare<[number], RankedFields>(
    'select title, dek, topics, tags, authors, products from content_search where story_n = ?',
  );
  const bodyOf = db.prepare<[number], string>('select body from content_search where story_n = ?').pluck();
  const titleOf = db.prepare<[number], string>('select title from content_search where story_n = ?').pluck();
  const titlesLike = db
    .prepare<[string, number], number>(
      'select rowid from content_search_titles where content_search_titles match ? order by rowid desc limit ?',
    )
    .pluck();
  const popular = db
    .prepare<[], string>(
      `select query from content_search_queries where total >= ${popularLeast} order by total desc, query`,
    )
    .pluck();
  const cleared = db
    .prepare<[], number>("select value from content_state where name = 'search_cleared'")
    .pluck();

  let version: unknown;
  let epoch: number | undefined;
  let columns: DocumentColumns = createDocumentColumns(db);
  let vocabulary: Vocabulary = createVocabulary(db);
  let queries: string[] = [];
  let fields = createLru<number, ReadFields>(cachedFields);
  let searches = createLru<string, Found>(cachedSearches);

  /** Another connection committed something: read on from where we were. */
  function refresh(): void {
    const now = db.pragma('data_version', { simple: true });
    if (now === version) return;
    const clearedAt = cleared.get();
    if (clearedAt !== epoch) {
      columns = createDocumentColumns(db);
      vocabulary = createVocabulary(db);
      epoch = clearedAt;
    }
    columns.refresh();
    vocabulary.refresh();
    queries = popular.all();
    fields = createLru(cachedFields);
    searches = createLru(cachedSearches);
    version = now;
  }

  function readOf(n: number): ReadFields | undefined {
    const known = fields.get(n);
    if (known) return known;
    const row = documentFields.get(n);
    if (!row) return undefined;
    const made = readFields(row);
    fields.set(n, made);
    return made;
  }

  function search(query: SearchQuery): Found {
    const parts = parseQuery(query.text);
    const words = parts.flatMap((part) => part.words);
    const understood = understandQuery(parts, vocabulary.factsOf(words), synonyms);
    const { clauses, mayRelax } = understood;
    const counter = createCounter(columns, query);
    let hits = clauses.length > 0 ? hitsOf(clauses, query, counter) : [];
    const isRelaxed = hits.length === 0 && mayRelax;
    if (isRelaxed) hits = matching.all(matchText(clauses, 'or'));
    const most = Math.max(rankedHits, query.offset + query.limit);
    const lists = { content: createBestFirst(most), videos: createBestFirst(most) };
    const totals = { content: 0, videos: 0 };
    for (const [n, bm25] of hits) {
      if (!counter.count(n)) continue;
      const list = query.videosApart && counter.isVideo(n) ? 'videos' : 'content';
      totals[list] += 1;
      lists[list].add(n, scoreOf(n, bm25, query));
    }
    const inOrder = (list: keyof typeof lists) => ({
      numbers: orderOf(lists[list].list(), clauses, query),
      total: totals[list],
    });
    return {
      understood,
      isRelaxed: isRelaxed && hits.length > 0,
      content: inOrder('content'),
      videos: inOrder('videos'),
      facets: counter.facets(),
    };
  }

  /**
   * Working out how well a story fits takes five times as long as finding it. Where many stories are to be expected
   * and enough of them say every word in their short fields, only those are worked out (the rest follow by date);
   * where not, all are.
   */
  function hitsOf(clauses: readonly Clause[], query: SearchQuery, { passes }: FacetCounter): Hit[] {
    const all = matchText(clauses, 'and');
    if (query.order === 'newest') return found.all(all).map((n) => [n, 0]);
    const few = expectedHits(clauses, columns.stories) < manyDocuments;
    const about = few || clauses.length > 2 ? [] : matching.all(aboutText(clauses));
    if (about.length < rankedHits || about.filter(([n]) => passes(n)).length < rankedHits)
      return matching.all(all);
    const fits = new Map(about);
    return found.all(all).map((n) => [n, fits.get(n) ?? 0]);
  }

  /** bm25 is better the further below zero it is; zero was not worked out. */
  function scoreOf(n: number, bm25: number, { order, now }: SearchQuery): number {
    const publishedAt = columns.publishedAt(n);
    if (order === 'newest') return publishedAt;
    return bm25 === 0 ? -Math.max(0, now - publishedAt) : -bm25 * recencyFactor(publishedAt, now);
  }

  function orderOf(best: readonly { n: number }[], clauses: readonly Clause[], query: SearchQuery): number[] {
    if (query.order === 'newest') return best.map(({ n }) => n);
    const window = best.slice(0, rankedHits).map(({ n }) => ({ n, publishedAt: columns.publishedAt(n) }));
    const ranked = rankWindow(window, { clauses, now: query.now, stories: columns.stories, read: readOf });
    return [...ranked, ...best.slice(rankedHits).map(({ n }) => n)];
  }

  function excerptsOf(numbers: readonly number[], stems: ReadonlySet<string>): SearchHits['excerpts'] {
    return numbers.flatMap((n) => {
      if (readOf(n)?.dek.some((word) => stems.has(word))) return [];
      const pieces = excerpt(bodyOf.get(n) ?? '', stems);
      return pieces.length > 0 ? [{ n, pieces }] : [];
    });
  }

  return {
    find(query) {
      refresh();
      const { limit, offset, now, ...criteria } = query;
      const end = offset + limit;
      // Counted to the hour: a search of a minute ago is the same search.
      const name = JSON.stringify([criteria, Math.max(end, rankedHits), Math.floor(now / 3_600_000)]);
      const known = searches.get(name) ?? search(query);
      searches.set(name, known);
      const stems = stemsOf(known.understood.clauses);
      const page = (list: Found['content']) => ({
        numbers: list.numbers.slice(offset, end),
        total: list.total,
      });
      const [content, videos] = [page(known.content), page(known.videos)];
      return {
        content,
        videos,
        facets: known.facets,
        stems: [...stems],
        excerpts: excerptsOf(content.numbers, stems),
        correction: known.understood.correction,
        isRelaxed: known.isRelaxed,
        related: relatedQueries(query.text, queries, relatedQueryLimit),
      };
    },

    complete(text, limit) {
      refresh();
      const words = parseQuery(text).flatMap((part) => part.words);
      if (words.length === 0) return { queries: [], titles: [] };
      const typed = plainWords(text).join(' ');
      const titlesOf = (all: readonly string[]) =>
        titlesLike
          .all(prefixText(all), titlesLookedAt)
          .sort((a, b) => columns.publishedAt(b) - columns.publishedAt(a) || b - a)
          .slice(0, limit)
          .flatMap((n) => titleOf.get(n)?.split('\n')[0] ?? []);
      const titles = titlesOf(words);
      return {
        queries: queries.filter((query) => query.startsWith(typed) && query !== typed).slice(0, limit),
        titles: titles.length > 0 ? titles : titlesOf(correctWords(words, vocabulary.factsOf(words))),
      };
    },

    knows(words) {
      refresh();
      const facts = vocabulary.factsOf(words);
      return words.every((word) => (facts.get(word)?.documents ?? 0) > 0);
    },

    close: () => db.close(),
  };
}
