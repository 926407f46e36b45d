import { searchRequest } from '#app/behaviours/search/search-request.ts';
import { pathFor } from '#content/rules/route-paths.ts';

/** Where a search leads; nowhere when nothing is asked, or when its answer is already on the screen. */
export function searchPath(text: string, here: URL, newId: () => string): string | undefined {
  const { query } = searchRequest(new URLSearchParams({ searchQuery: text }));
  if (query === '') return undefined;
  const isSearch = here.pathname.startsWith(pathFor('search'));
  if (isSearch && searchRequest(here.searchParams).query === query) return undefined;
  return pathFor('search', { q: query, searchCorrelationId: newId() });
}
