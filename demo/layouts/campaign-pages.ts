import { layout, place, type SeedLayout } from './compose.ts';

export const featurePage: SeedLayout = layout(
  { pageType: 'feature', slug: '*', mainComponentId: 'feature' },
  place('Feature', 'feature', 'feature', { kind: 'main' }),
  place('ContentList', 'lead-trio', 'lead-trio', { kind: 'stories', order: 'trending', limit: 3 }),
  place(
    'ContentList',
    'cards',
    'stories',
    { kind: 'stories', limit: 12 },
    { words: { title: 'More to read', viewMoreText: 'All latest', viewMoreUrl: '/latest/' } },
  ),
);

export const landingPage: SeedLayout = layout(
  { pageType: 'landing', slug: '*', mainComponentId: 'landing' },
  place('Feature', 'feature', 'landing', { kind: 'main' }),
  place(
    'ContentList',
    'guides-table',
    'guides',
    { kind: 'stories', articleTypes: ['best-list'], limit: 6 },
    { words: { title: 'Start with a guide', viewMoreText: 'All guides', viewMoreUrl: '/best-products/' } },
  ),
  place('Text', 'newsletter-box', 'newsletter-box', { kind: 'text', textId: 'newsletter-the-signal' }),
);
