/** The kinds of result that are counted and paged on their own. */
export type SearchKind = 'content' | 'videos' | 'any';

export interface SearchQuery {
  /** As the reader wrote it. */
  text: string;
  kind: SearchKind;
  limit: number;
  offset: number;
}

export interface SearchHits {
  /** Story numbers, best first. */
  numbers: number[];
  total: number;
}

/**
 * What a search engine must be able to do for us. It knows published stories only, and answers with their numbers:
 * words and pictures come from the store, so that a hit never shows what was changed since.
 */
export interface SearchEngine {
  find(query: SearchQuery): Promise<SearchHits>;
  /** Stories whose title goes on from what was typed so far, newest first. */
  complete(text: string, limit: number): Promise<number[]>;
}
