import { type SearchKind, searchKinds } from './search-kinds.ts';

const day = 24 * 60 * 60 * 1000;
/** How far back a reader wants to look. */
export const searchDateNames = ['day', 'week', 'month', 'year'] as const;
export type SearchDate = (typeof searchDateNames)[number];
export const searchDates: Readonly<Record<SearchDate, number>> = {
  day,
  week: 7 * day,
  month: 30 * day,
  year: 365 * day,
};

export const searchOrders = ['best', 'newest'] as const;
export type SearchOrder = (typeof searchOrders)[number];

/** What narrows a search. Each is one value; nothing given leaves everything in. */
export interface SearchFilters {
  type?: SearchKind | undefined;
  topic?: string | undefined;
  author?: string | undefined;
  date?: SearchDate | undefined;
}
export const filterNames = ['type', 'topic', 'author', 'date'] as const;
export type FilterName = (typeof filterNames)[number];

export interface SearchChoice extends SearchFilters {
  sort?: SearchOrder | undefined;
}

/** Names that may stand in an address of the search screen beside the query. */
const searchChoiceNames = [...filterNames, 'sort'] as const;
/** Everything a search page reads from its query. */
export const searchQueryNames = ['searchQuery', 'q', 'searchCorrelationId', ...searchChoiceNames] as const;

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);
/** Slugs of topics, for the page and the call alike; anything else names none of them. */
export const topicSlugPattern = /^[a-z0-9][\w.~-]{0,99}$/i;
const slug = (text: string | null) => (text !== null && topicSlugPattern.test(text) ? text : undefined);

/** Author slugs of search: letters and digits of any language, and a plus between given names. */
export const authorSlugPattern = /^[\p{L}\p{N}][\p{L}\p{N}_.~:+'’-]{0,99}$/u;
const authorOf = (text: string | null) => (text !== null && authorSlugPattern.test(text) ? text : undefined);

/** The choice an address names. What means nothing is left out: an old link still finds something. */
export function readSearchChoice(params: URLSearchParams): SearchChoice {
  const sort = oneOf(searchOrders, params.get('sort'));
  return {
    type: oneOf(searchKinds, params.get('type')),
    topic: slug(params.get('topic')),
    author: authorOf(params.get('author')),
    date: oneOf(searchDateNames, params.get('date')),
    sort: sort === 'best' ? undefined : sort,
  };
}

/** Names and values of a choice, only what is chosen, always in the same order. */
export function writeSearchChoice(choice: SearchChoice): [string, string][] {
  return searchChoiceNames.flatMap((name): [string, string][] => {
    const value = choice[name];
    return value === undefined ? [] : [[name, value]];
  });
}
