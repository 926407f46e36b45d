import { searchRequest } from '#app/behaviours/search/search-request.ts';
import { pathFor } from '#content/rules/route-paths.ts';

/** The path of a search; undefined for an empty query or when its results are already on the screen. */
export function searchPath(text: string, here: URL, newId: () => string): string | undefined {
  const { query } = searchRequest(new URLSearchParams({ searchQuery: text }));
  if (query === '') return undefined;
  const isSearch = here.pathname.startsWith(pathFor('search'));
  if (isSearch && searchRequest(here.searchParams).query === query) return undefined;
  return pathFor('search', { q: query, searchCorrelationId: newId() });
}
