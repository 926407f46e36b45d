import type { Complete } from '../complete.ts';
import type { SearchSuggestions } from '../entities/search-suggestion.ts';
import type { SmartSearchResults } from '../entities/smart-search-results.ts';
import { contentLinkExample } from './content-link.ts';
import { topicExample } from './topic.ts';

export const smartSearchResultsExample: Complete<SmartSearchResults> = {
  topics: [topicExample],
  content: [contentLinkExample],
  videos: [contentLinkExample],
  paging: { limit: 10, offset: 0, total: 42 },
  totals: { topics: 1, content: 42, videos: 3 },
  highlights: {
    [contentLinkExample.id]: {
      title: [{ text: 'The ' }, { text: 'laptop', isMatch: true }, { text: ' that outlived its warranty' }],
      text: [
        { text: '… a ' },
        { text: 'laptop', isMatch: true },
        { text: ' with a battery you can change …' },
      ],
    },
  },
  facets: {
    type: [
      { value: 'news', label: 'News', count: 30 },
      { value: 'reviews', label: 'Reviews', count: 12 },
      { value: 'videos', label: 'Videos', count: 3 },
    ],
    topic: [{ value: 'laptops', label: 'Laptops', count: 38 }],
    author: [{ value: 'priya-raman', label: 'Priya Raman', count: 7 }],
    date: [{ value: 'year', label: 'Past year', count: 40 }],
  },
  correction: { query: 'laptops', isApplied: false },
  isRelaxed: false,
  related: ['laptops under 1000', 'laptop battery life'],
};

export const searchSuggestionsExample: Complete<SearchSuggestions> = {
  items: [{ suggestion: 'laptops under 1000' }, { suggestion: 'laptop battery life' }],
};
