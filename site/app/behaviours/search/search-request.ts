/** The longest query the search call accepts. */
const queryCharacters = 200;

import { readSearchChoice, type SearchChoice } from '#content/rules/search/search-filters.ts';

export interface SearchRequest {
  /** Empty: no search. */
  query: string;
  correlationId: string | undefined;
  choice: SearchChoice;
}

/** The search screen's parameters from a URL. `q` is an alias that counts only where `searchQuery` is absent. */
export function searchRequest(params: URLSearchParams): SearchRequest {
  const text = params.get('searchQuery') ?? params.get('q') ?? '';
  const id = params.get('searchCorrelationId') ?? '';
  return {
    query: [...text.trim().replace(/\s+/g, ' ')].slice(0, queryCharacters).join('').trim(),
    // Only parameters this site issues are carried over into links.
    correlationId: /^[\w-]{1,64}$/.test(id) ? id : undefined,
    choice: readSearchChoice(params),
  };
}
