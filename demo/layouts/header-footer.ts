import { layout, place, type SeedLayout } from '#content/layouts/compose.ts';

export const trendingLinksName = 'editorial-links-header-trending';
export const guideLinksName = 'editorial-links-header-guides';

export const header: SeedLayout = layout(
  { pageType: 'header', slug: 'us' },
  place('ContentList', 'breaking-banner', 'breaking-banner', { kind: 'breaking-news' }),
  place('EditorialLinks', 'menu-columns', trendingLinksName, { kind: 'links', name: trendingLinksName }),
  place('EditorialLinks', 'menu-columns', guideLinksName, { kind: 'links', name: guideLinksName }),
  place(
    'ContentList',
    'menu-stories',
    'menu-stories',
    { kind: 'stories', types: ['article'], limit: 8 },
    { words: { title: 'New' } },
  ),
  // Not in the header itself: the page for a missing address offers it.
  place('ContentList', 'most-read', 'most-read', {
    kind: 'stories',
    order: 'trending',
    limit: 4,
    unique: false,
  }),
);

export const footer: SeedLayout = layout(
  { pageType: 'footer', slug: 'us' },
  place('Text', 'prose', 'footer-line', { kind: 'text', textId: 'footer-line' }),
);
