import { type Remembered, rememberedStore } from '../remembered/remembered.ts';
import { withFirst } from '../remembered/with-first.ts';
import { searchRequest } from './search-request.ts';

export const recentSearchesMost = 8;

/** A reader's last searches, on this device only. */
export const recentSearches: Remembered<string[]> = {
  name: 'searches',
  empty: [],
  read: (value) =>
    Array.isArray(value)
      ? value
          .map(queryOf)
          .filter((query) => query !== '')
          .slice(0, recentSearchesMost)
      : undefined,
};

/** The list with this search first; the same words in other capitals are the same search. */
export function withSearch(list: readonly string[], text: string): string[] {
  const query = queryOf(text);
  if (query === '') return [...list];
  return withFirst(list, query, recentSearchesMost, (a, b) => a.toLowerCase() === b.toLowerCase());
}

export const noteSearch = (text: string): void =>
  rememberedStore.set(recentSearches, withSearch(rememberedStore.get(recentSearches), text));

const queryOf = (value: unknown): string =>
  typeof value === 'string' ? searchRequest(new URLSearchParams({ searchQuery: value })).query : '';
