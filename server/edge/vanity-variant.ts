import { vanityLookupQuery } from '#content/rules/vanity/lookup-path.ts';
import { isOldQueryAt, isOldStoryQuery, missingStoryQuery } from '#content/rules/vanity/old-story-query.ts';
import type { PageRequest } from './page-cache/render-page.ts';

export interface VanityVariant {
  request: PageRequest;
  /** The part of the query the entry is about. */
  query: string;
}

/**
 * The page of a vanity entry with a query. A query becomes part of the key only when the page of the plain path says
 * that an entry for exactly this query exists, or entries for ids of another system like this one: a made-up query can
 * neither split nor bypass the cache, and a made-up id costs no more than a made-up path.
 */
export function vanityVariant(
  request: PageRequest,
  queries: readonly string[] | undefined,
  target: { path: string; query: string },
): VanityVariant | undefined {
  if (!target.query) return undefined;
  const requested = vanityLookupQuery(target.query);
  const isKnown = queries?.includes(requested) || isOldQueryAt(queries, requested);
  if (!isKnown && !isOldStoryQuery(target.path, requested)) return undefined;
  const query = isKnown ? requested : missingStoryQuery;
  return { query, request: { ...request, key: `${request.key} ?${query}`, url: `${target.path}?${query}` } };
}
