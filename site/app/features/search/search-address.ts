import { pathFor } from '#content/rules/route-paths.ts';
import type { SearchChoice } from '#content/rules/search/search-filters.ts';

/** Parameters in the URL of a search: all its links are built from them. */
export interface SearchAddress {
  query: string;
  correlationId: string | undefined;
  choice: SearchChoice;
}

/** The same search with other choices, from its first page. The correlation id stays: it is the same search. */
export function choiceHref({ query, correlationId, choice }: SearchAddress, other: SearchChoice): string {
  return pathFor('search', { q: query, searchCorrelationId: correlationId, ...choice, ...other });
}

/** The query string of every page of a search, with its question mark. */
export function searchOf(address: SearchAddress): string {
  const [, search = ''] = choiceHref(address, {}).split('?');
  return search && `?${search}`;
}

/** A new search; it gets its own id when it runs. */
export function queryHref(query: string): string {
  return pathFor('search', { q: query });
}

export function hasFilters({ topic, author, date, sort }: SearchChoice): boolean {
  return [topic, author, date, sort].some((value) => value !== undefined);
}
