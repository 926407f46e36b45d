import { z } from 'zod';
import { contentList } from '../entities/content-list.ts';
import { searchSuggestions } from '../entities/search-suggestion.ts';
import { smartSearchResults } from '../entities/smart-search-results.ts';
import { searchLimit } from '../limits.ts';
import {
  authorSlugPattern,
  searchDateNames,
  searchOrders,
  topicSlugPattern,
} from '../rules/search/search-filters.ts';
import { searchKinds } from '../rules/search/search-kinds.ts';
import { commonQuery, defineCall, envelope, experience, limitOf, offset, site } from './call.ts';

const words = z.string().trim().min(1).max(200);
const errors = [
  'bad_query',
  'key_missing',
  'key_wrong',
  'site_unknown',
  'rate_limited',
  'unavailable',
] as const;

export const autocomplete = defineCall({
  name: 'autocomplete',
  summary: 'Suggestions while a reader types',
  method: 'GET',
  path: '/api/neutron/search/{site}/autocomplete/{experience}',
  params: z.object({ site, experience }),
  query: z.strictObject({ ...commonQuery, searchQuery: words }),
  answer: envelope(searchSuggestions),
  errors,
  auth: 'key',
});

export const popularSearches = defineCall({
  name: 'popularSearches',
  summary: 'What readers search for most, before a query is typed',
  method: 'GET',
  path: '/api/neutron/search/{site}/popular/{experience}',
  params: z.object({ site, experience }),
  query: z.strictObject(commonQuery),
  answer: envelope(searchSuggestions),
  errors,
  auth: 'key',
});

export const searchResults = defineCall({
  name: 'searchResults',
  summary: 'A page of search results: topics, content and videos',
  method: 'GET',
  path: '/api/neutron/search/{site}/results/{experience}',
  params: z.object({ site, experience }),
  query: z.strictObject({
    ...commonQuery,
    searchQuery: words,
    limit: limitOf(searchLimit),
    offset,
    type: z.enum(searchKinds).optional(),
    topic: z.string().regex(topicSlugPattern).optional(),
    author: z.string().regex(authorSlugPattern).optional(),
    date: z.enum(searchDateNames).optional(),
    sort: z.enum(searchOrders).optional(),
  }),
  answer: envelope(smartSearchResults),
  errors,
  auth: 'key',
});

export const finderAutosuggest = defineCall({
  name: 'finderAutosuggest',
  summary: 'Suggestions for a component that looks things up',
  method: 'GET',
  path: '/api/neutron/finder/{site}/autosuggest/{query}',
  params: z.object({ site, query: words }),
  query: z.strictObject({
    ...commonQuery,
    componentType: z.string().max(60).optional(),
    componentName: z.string().max(100).optional(),
  }),
  answer: envelope(searchSuggestions),
  errors,
  auth: 'key',
});

export const finderSearch = defineCall({
  name: 'finderSearch',
  summary: 'Stories for a component that looks things up',
  method: 'GET',
  path: '/api/neutron/finder/{site}/search/{query}',
  params: z.object({ site, query: words }),
  query: z.strictObject({ ...commonQuery, limit: limitOf(searchLimit), offset }),
  answer: envelope(contentList),
  errors,
  auth: 'key',
});
