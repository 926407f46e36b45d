import type { TextPiece } from '#content/entities/smart-search-results.ts';
import type { FilterName, SearchFilters, SearchOrder } from '#content/rules/search/search-filters.ts';
import type { Correction } from './query/understand-query.ts';

export interface SearchQuery {
  /** As the reader wrote it. */
  text: string;
  filters: SearchFilters;
  order: SearchOrder;
  /** Videos in a list of their own, counted and paged like the stories; or everything in one. */
  videosApart: boolean;
  limit: number;
  offset: number;
  /** Milliseconds since 1970: what is recent, and what lies within a week. */
  now: number;
}

interface HitList {
  /** Story numbers, best first. */
  numbers: number[];
  total: number;
}

export interface FacetCount {
  value: string;
  /** How many stories remain if this replaces the current choice. */
  count: number;
}

export interface SearchHits {
  content: HitList;
  videos: HitList;
  /** Fullest first. */
  facets: Record<FilterName, FacetCount[]>;
  /** The stems of the query: their words are marked. */
  stems: string[];
  /** Positions of the words in the text, for stories that have them in no shorter field. */
  excerpts: { n: number; pieces: TextPiece[] }[];
  correction: Correction | undefined;
  /** No story has all of the words; these have some. */
  isRelaxed: boolean;
  /** Similar queries of other readers that had results, commonest first. */
  related: string[];
}

export interface Completions {
  /** Queries of other readers that begin with this text, commonest first. */
  queries: string[];
  /** Headlines, newest first. */
  titles: string[];
}

/**
 * The port of a search engine. It indexes published stories only and returns their numbers: titles and pictures come from
 * the store, so that a result never shows outdated content.
 */
export interface SearchEngine {
  find(query: SearchQuery): Promise<SearchHits>;
  /** Completions of the text typed so far. */
  complete(text: string, limit: number): Promise<Completions>;
  /** Whether all of these words occur in published stories. */
  knows(words: readonly string[]): Promise<boolean>;
  close(): Promise<void>;
}
