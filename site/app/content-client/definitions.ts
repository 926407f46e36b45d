import type { ContentLink } from '#content/entities/content-link.ts';
import type { ContentList } from '#content/entities/content-list.ts';
import type { EditorialLinks } from '#content/entities/editorial-links.ts';
import type { InnovationTrend } from '#content/entities/innovation-trend.ts';
import type { SeamlessItem } from '#content/entities/seamless-item.ts';
import type { SearchSuggestions } from '#content/entities/search-suggestion.ts';
import type { SmartSearchResults } from '#content/entities/smart-search-results.ts';
import type { VanityAnswer } from '#content/entities/vanity.ts';
import type { Component } from '#content/page/component.ts';
import type { ComposedPage } from '#content/page/composed-page.ts';

/** The response type of each request, inside the envelope. */
export interface Answers {
  page: ComposedPage;
  component: { data: Component; meta: { componentType: string } };
  listing: { data: ContentList | EditorialLinks };
  feed: { data: ContentList };
  seamless: { data: { items: SeamlessItem[] } };
  breakingNews: { data: { items: ContentLink[] } };
  innovationIndexTrends: { data: { items: InnovationTrend[] } };
  autocomplete: { data: SearchSuggestions };
  searchResults: { data: SmartSearchResults };
  vanity: { data: VanityAnswer };
}
export type RequestName = keyof Answers;

/** The query and path parameters of a request. */
export type RequestValues = Readonly<Record<string, string | number | boolean | undefined>>;

export interface Definition {
  /** The same path as in `content/calls`, which the browser cannot import: it would bring the schema library. */
  path: string;
  /** The property the answer must have. */
  expects: string;
}

export const definitions: Readonly<Record<RequestName, Definition>> = {
  page: {
    path: '/api/neutron/composer/{site}/pages/{pageType}/{slug}/{experience}',
    expects: 'data',
  },
  component: {
    path: '/api/neutron/components/{site}/resource/{pageType}/{slug}/{componentId}/{experience}',
    expects: 'data',
  },
  listing: { path: '/api/neutron/components/{site}/listing/{type}/{id}/{experience}', expects: 'data' },
  feed: { path: '/api/neutron/feeds/{site}/{endpoint}/', expects: 'data' },
  seamless: { path: '/api/neutron/seamless/{site}/{slug}/{experience}', expects: 'data' },
  breakingNews: { path: '/api/neutron/breaking-news/{site}/{experience}', expects: 'data' },
  innovationIndexTrends: {
    path: '/api/neutron/innovation-index-trends/{site}/{experience}',
    expects: 'data',
  },
  autocomplete: { path: '/api/neutron/search/{site}/autocomplete/{experience}', expects: 'data' },
  searchResults: { path: '/api/neutron/search/{site}/results/{experience}', expects: 'data' },
  vanity: { path: '/api/neutron/vanity/{site}/web', expects: 'data' },
};
