import { pathFor } from '../rules/route-paths.ts';
import { layout, place, type SeedLayout } from './compose.ts';

/** What the search page shows before a query is entered. */
export const searchPage: SeedLayout = layout(
  {
    pageType: 'listing',
    slug: 'search',
    title: 'Search',
    description: 'Search our news, reviews, guides and videos.',
  },
  place(
    'ContentList',
    'cards',
    'trending',
    { kind: 'stories', order: 'trending', limit: 8 },
    { words: { title: 'Trending now', viewMoreText: 'All latest', viewMoreUrl: pathFor('latest') } },
  ),
);
