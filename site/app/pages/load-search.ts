import { type SearchRequest, searchRequest } from '#app/behaviours/search/search-request.ts';
import type { SmartSearchResults } from '#content/entities/smart-search-results.ts';
import { searchLimit } from '#content/limits.ts';
import { offsetOfPage } from '#content/rules/page-number.ts';
import { loadComposed } from '../routing/load-composed.ts';
import type { Navigation } from '../routing/navigation.ts';
import type { LoadedPage, ScreenData } from '../screen-data.ts';
import { statusOf } from '../site-error.ts';

/** Without a query nothing is searched: the page shows popular stories. */
export async function load(navigation: Navigation): Promise<LoadedPage> {
  const request = searchRequest(navigation.url.searchParams);
  const [page, results] = await Promise.all([
    loadComposed(navigation).catch(unlessAway(() => plainPage(navigation))),
    request.query ? find(navigation, request).catch(unlessAway(() => 'away' as const)) : undefined,
  ]);
  const { query, correlationId, choice } = request;
  const found = { query, correlationId, choice };
  if (results !== 'away') return { ...page, extras: { search: { ...found, results } } };
  // Search may recover soon: do not cache this page.
  navigation.maxAge = 0;
  return { ...page, extras: { search: { ...found, results: undefined, isAway: true } } };
}

async function find(navigation: Navigation, { query, choice }: SearchRequest): Promise<SmartSearchResults> {
  const answer = await navigation.site.client.request(
    'searchResults',
    {
      searchQuery: query,
      ...choice,
      limit: searchLimit,
      offset: offsetOfPage(navigation.screen?.pageNumber ?? 1, searchLimit),
    },
    { signal: navigation.request.signal },
  );
  return answer.data;
}

/**
 * The server renders a notice that search is unavailable. A browser that cannot reach the API loads the document
 * instead, and the server responds.
 */
const unlessAway =
  <T>(instead: () => T) =>
  (error: unknown): T => {
    if (import.meta.env.SSR && [503, 504].includes(statusOf(error))) return instead();
    throw error;
  };

/** The search page with only its box. */
function plainPage(navigation: Navigation): ScreenData['page'] {
  navigation.maxAge = 0;
  return {
    data: { pageType: 'listing', slug: 'search', title: 'Search', layouts: [], components: [] },
    meta: { edition: navigation.edition },
  };
}
