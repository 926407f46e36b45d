/** The longest query the search call takes. */
const queryCharacters = 200;

import { readSearchChoice, type SearchChoice } from '#content/rules/search/search-filters.ts';

export interface SearchRequest {
  /** Empty: nothing is searched for. */
  query: string;
  correlationId: string | undefined;
  choice: SearchChoice;
}

/** What an address asks the search screen for. `q` is an alias that counts only where `searchQuery` is absent. */
export function searchRequest(params: URLSearchParams): SearchRequest {
  const text = params.get('searchQuery') ?? params.get('q') ?? '';
  const id = params.get('searchCorrelationId') ?? '';
  return {
    query: [...text.trim().replace(/\s+/g, ' ')].slice(0, queryCharacters).join('').trim(),
    // Only what we hand out ourselves is carried on into links.
    correlationId: /^[\w-]{1,64}$/.test(id) ? id : undefined,
    choice: readSearchChoice(params),
  };
}
