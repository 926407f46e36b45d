import type { SearchSuggestions } from '../entities/search-suggestion.ts';
import type { SmartSearchResults } from '../entities/smart-search-results.ts';
import { contentLinkExample } from './content-link.ts';
import { topicExample } from './topic.ts';

export const smartSearchResultsExample: Required<SmartSearchResults> = {
  topics: [topicExample],
  content: [contentLinkExample],
  videos: [contentLinkExample],
  paging: { limit: 10, offset: 0, total: 42 },
  totals: { topics: 1, content: 42, videos: 3 },
};

export const searchSuggestionsExample: Required<SearchSuggestions> = {
  items: [{ suggestion: 'laptops under 1000' }, { suggestion: 'laptop battery life' }],
};
