import type { ContentList } from '#content/entities/content-list.ts';
import type { SearchSuggestions } from '#content/entities/search-suggestion.ts';
import type { Definition } from './definitions.ts';

/** Requests of the search sheet; pages never make them, so they load with it. */
export interface SheetAnswers {
  popularSearches: { data: SearchSuggestions };
  finderSearch: { data: ContentList };
}

export const sheetDefinitions: Readonly<Record<keyof SheetAnswers, Definition>> = {
  popularSearches: { path: '/api/neutron/search/{site}/popular/{experience}', expects: 'data' },
  finderSearch: { path: '/api/neutron/finder/{site}/search/{query}', expects: 'data' },
};
