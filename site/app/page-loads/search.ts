import { searchLimit } from '#content/limits.ts';
import { offsetOfPage } from '#content/rules/page-number.ts';
import { searchRequest } from '#content/rules/search-request.ts';
import { loadComposed } from '../load-composed.ts';
import type { LoadedPage } from '../screen-data.ts';
import { screenOf, siteContext, type Visit } from '../visit.ts';

/** Without a query there is nothing to ask for: the page then shows what others read. */
export async function load(visit: Visit): Promise<LoadedPage> {
  const { query, correlationId, choice } = searchRequest(visit.url.searchParams);
  const [page, answer] = await Promise.all([
    loadComposed(visit),
    query
      ? visit.context.get(siteContext).client.request(
          'searchResults',
          {
            searchQuery: query,
            ...choice,
            limit: searchLimit,
            offset: offsetOfPage(screenOf(visit)?.pageNumber ?? 1, searchLimit),
          },
          { signal: visit.request.signal },
        )
      : undefined,
  ]);
  return { ...page, extras: { search: { query, correlationId, choice, results: answer?.data } } };
}
