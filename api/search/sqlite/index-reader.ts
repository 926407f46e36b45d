import Sqlite from 'better-sqlite3';
import { relatedQueryLimit } from '#content/limits.ts';
import { plainWords } from '#content/rules/search-words.ts';
import { createLru } from '../../memory/lru.ts';
import { correctWords } from '../query/correct-words.ts';
import { excerpt, stemsOf } from '../query/mark-text.ts';
import { parseQuery } from '../query/parse-query.ts';
import { relatedQueries } from '../query/popular-query.ts';
import type { Synonyms } from '../query/synonyms.ts';
import { rankedHits } from '../rank-window.ts';
import type { Completions, SearchHits, SearchQuery } from '../search-engine.ts';
import { createIndexState } from './index-state.ts';
import { prepareStatements } from './index-statements.ts';
import { prefixText } from './match-text.ts';
import { type Found, searchIndex } from './search-index.ts';

/** Titles looked at for a suggestion: the newest of those that begin so. */
const titlesLookedAt = 40;
const cachedSearches = 200;

interface IndexReader {
  find(query: SearchQuery): SearchHits;
  complete(text: string, limit: number): Completions;
  knows(words: readonly string[]): boolean;
  close(): void;
}

/** Searches the index with a read-only connection of its own. All calls block, so it runs in a worker thread. */
export function openIndexReader(file: string, synonyms: Synonyms): IndexReader {
  const db = new Sqlite(file, { readonly: true, timeout: 5000 });
  db.pragma('query_only = ON');
  db.pragma('cache_size = -65536');
  db.pragma('mmap_size = 1073741824');
  const statements = prepareStatements(db);
  const state = createIndexState(db, statements);
  const index = { state, statements, synonyms };
  let searches = createLru<string, Found>(cachedSearches);

  function refresh(): void {
    if (state.refresh()) searches = createLru(cachedSearches);
  }

  function excerptsOf(numbers: readonly number[], stems: ReadonlySet<string>): SearchHits['excerpts'] {
    return numbers.flatMap((n) => {
      if (state.readOf(n)?.dek.some((word) => stems.has(word))) return [];
      const pieces = excerpt(statements.bodyOf.get(n) ?? '', stems);
      return pieces.length > 0 ? [{ n, pieces }] : [];
    });
  }

  return {
    find(query) {
      refresh();
      const { limit, offset, now, ...criteria } = query;
      const end = offset + limit;
      // Recency counts in hours: a search of a minute ago has the same result.
      const name = JSON.stringify([criteria, Math.max(end, rankedHits), Math.floor(now / 3_600_000)]);
      const known = searches.get(name) ?? searchIndex(index, query);
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
        related: relatedQueries(query.text, state.queries, relatedQueryLimit),
      };
    },

    complete(text, limit) {
      refresh();
      const words = parseQuery(text).flatMap((part) => part.words);
      if (words.length === 0) return { queries: [], titles: [] };
      const typed = plainWords(text).join(' ');
      const titlesOf = (all: readonly string[]) =>
        statements.titlesLike
          .all(prefixText(all), titlesLookedAt)
          .sort((a, b) => state.columns.publishedAt(b) - state.columns.publishedAt(a) || b - a)
          .slice(0, limit)
          .flatMap((n) => statements.titleOf.get(n)?.split('\n')[0] ?? []);
      const titles = titlesOf(words);
      return {
        queries: state.queries.filter((query) => query.startsWith(typed) && query !== typed).slice(0, limit),
        titles: titles.length > 0 ? titles : titlesOf(correctWords(words, state.vocabulary.factsOf(words))),
      };
    },

    knows(words) {
      refresh();
      const facts = state.vocabulary.factsOf(words);
      return words.every((word) => (facts.get(word)?.documents ?? 0) > 0);
    },

    close: () => db.close(),
  };
}
