import { parseQuery } from '../query/parse-query.ts';
import { recencyFactor } from '../query/recency.ts';
import type { Synonyms } from '../query/synonyms.ts';
import { type Clause, type Understood, understandQuery } from '../query/understand-query.ts';
import { rankedHits, rankWindow } from '../rank-window.ts';
import type { SearchHits, SearchQuery } from '../search-engine.ts';
import { createBestFirst } from './best-first.ts';
import { createCounter, type FacetCounter } from './count-facets.ts';
import type { IndexState } from './index-state.ts';
import type { Hit, IndexStatements } from './index-statements.ts';
import { aboutText, matchText } from './match-text.ts';

/** With fewer expected matches, bm25 is computed for all of them. */
const manyDocuments = 1500;

export interface Found {
  understood: Understood;
  isRelaxed: boolean;
  content: { numbers: number[]; total: number };
  videos: { numbers: number[]; total: number };
  facets: SearchHits['facets'];
}

interface Index {
  state: IndexState;
  statements: IndexStatements;
  synonyms: Synonyms;
}

/** Runs one search: matches, facets, totals and the best results in order. */
export function searchIndex(index: Index, query: SearchQuery): Found {
  const { state, statements } = index;
  const parts = parseQuery(query.text);
  const words = parts.flatMap((part) => part.words);
  const understood = understandQuery(parts, state.vocabulary.factsOf(words), index.synonyms);
  const { clauses, mayRelax } = understood;
  const counter = createCounter(state.columns, query);
  let hits = clauses.length > 0 ? hitsOf(index, clauses, query, counter) : [];
  const isRelaxed = hits.length === 0 && mayRelax;
  if (isRelaxed) hits = statements.matching.all(matchText(clauses, 'or'));
  const most = Math.max(rankedHits, query.offset + query.limit);
  const lists = { content: createBestFirst(most), videos: createBestFirst(most) };
  const totals = { content: 0, videos: 0 };
  for (const [n, bm25] of hits) {
    if (!counter.count(n)) continue;
    const list = query.videosApart && counter.isVideo(n) ? 'videos' : 'content';
    totals[list] += 1;
    lists[list].add(n, scoreOf(state.columns.publishedAt(n), bm25, query));
  }
  const inOrder = (list: keyof typeof lists) => ({
    numbers: orderOf(state, lists[list].list(), clauses, query),
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
 * Computing bm25 takes five times as long as finding a match. Where many matches are expected and enough of them have
 * every word in their short fields, it is computed only for those (the rest follow by date); otherwise for all.
 */
function hitsOf(
  { state, statements }: Index,
  clauses: readonly Clause[],
  query: SearchQuery,
  { passes }: FacetCounter,
): Hit[] {
  const all = matchText(clauses, 'and');
  if (query.order === 'newest') return statements.found.all(all).map((n) => [n, 0]);
  const few = expectedHits(clauses, state.columns.stories) < manyDocuments;
  const about = few || clauses.length > 2 ? [] : statements.matching.all(aboutText(clauses));
  if (about.length < rankedHits || about.filter(([n]) => passes(n)).length < rankedHits)
    return statements.matching.all(all);
  const fits = new Map(about);
  return statements.found.all(all).map((n) => [n, fits.get(n) ?? 0]);
}

/** How many stories would have every word if words were independent of each other. */
function expectedHits(clauses: readonly Clause[], stories: number): number {
  return clauses.reduce((hits, { documents }) => hits * Math.min(1, documents / stories), stories);
}

/** bm25 is better the further below zero it is; zero means that it was not computed. */
function scoreOf(publishedAt: number, bm25: number, { order, now }: SearchQuery): number {
  if (order === 'newest') return publishedAt;
  return bm25 === 0 ? -Math.max(0, now - publishedAt) : -bm25 * recencyFactor(publishedAt, now);
}

function orderOf(
  { columns, readOf }: IndexState,
  best: readonly { n: number }[],
  clauses: readonly Clause[],
  query: SearchQuery,
): number[] {
  if (query.order === 'newest') return best.map(({ n }) => n);
  const window = best.slice(0, rankedHits).map(({ n }) => ({ n, publishedAt: columns.publishedAt(n) }));
  const ranked = rankWindow(window, { clauses, now: query.now, stories: columns.stories, read: readOf });
  return [...ranked, ...best.slice(rankedHits).map(({ n }) => n)];
}
