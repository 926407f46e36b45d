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
  /** How many stories are left when this is chosen in place of what is chosen now. */
  count: number;
}

export interface SearchHits {
  content: HitList;
  videos: HitList;
  /** Fullest first. */
  facets: Record<FilterName, FacetCount[]>;
  /** What was looked for: words of these stems are marked. */
  stems: string[];
  /** Where in the text of a story the words stand, for stories that say them nowhere shorter. */
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
 * What a search engine must be able to do for us. It knows published stories only, and answers with their numbers:
 * words and pictures come from the store, so that a hit never shows what was changed since.
 */
export interface SearchEngine {
  find(query: SearchQuery): Promise<SearchHits>;
  /** What may follow what was typed so far. */
  complete(text: string, limit: number): Promise<Completions>;
  /** Whether all of these words stand in published stories. */
  knows(words: readonly string[]): Promise<boolean>;
  close(): Promise<void>;
}
