import { vanityLookupQuery } from '#content/rules/vanity/lookup-path.ts';
import { isOldStoryQuery, missingStoryQuery } from '#content/rules/vanity/old-story-query.ts';
import type { PageRequest } from './page-cache/render-page.ts';

export interface VanityVariant {
  request: PageRequest;
  /** The part of the query the entry is about. */
  query: string;
}

/**
 * The page of a vanity entry with a query. A query becomes part of the key only when the page of the plain path says
 * that an entry for exactly this query exists: a made-up query can neither split nor bypass the cache. Ids of another
 * system without an entry share one page, which says that there is none.
 */
export function vanityVariant(
  request: PageRequest,
  queries: readonly string[] | undefined,
  target: { path: string; query: string },
): VanityVariant | undefined {
  if (!target.query) return undefined;
  const requested = vanityLookupQuery(target.query);
  const isKnown = queries?.includes(requested);
  if (!isKnown && !isOldStoryQuery(target.path, requested)) return undefined;
  const query = isKnown ? requested : missingStoryQuery;
  return { query, request: { ...request, key: `${request.key} ?${query}`, url: `${target.path}?${query}` } };
}
