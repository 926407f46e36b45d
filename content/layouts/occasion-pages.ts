import { pathFor } from '../rules/route-paths.ts';
import { layout, place, type SeedLayout } from './compose.ts';

/** A page that editors make for an occasion: its own words, then the stories of its topic. */
export const featurePage: SeedLayout = layout(
  { pageType: 'feature', slug: '*', mainComponentId: 'feature' },
  place('Feature', 'feature', 'feature', { kind: 'main' }),
  place('ContentList', 'lead-trio', 'lead-trio', {
    kind: 'stories',
    topic: '{page}',
    order: 'trending',
    limit: 3,
  }),
  place(
    'ContentList',
    'cards',
    'stories',
    { kind: 'stories', topic: '{page}', limit: 12 },
    { words: { title: 'More to read', viewMoreText: 'All latest', viewMoreUrl: pathFor('latest') } },
  ),
);

/** The page that a campaign leads to: one idea, and one thing to do next. */
export const landingPage: SeedLayout = layout(
  { pageType: 'landing', slug: '*', mainComponentId: 'landing' },
  place(
    'Feature',
    'feature',
    'landing',
    { kind: 'main' },
    { metadata: { actionText: 'Read the latest', actionUrl: pathFor('latest') } },
  ),
  place(
    'ContentList',
    'cards',
    'stories',
    { kind: 'stories', order: 'trending', limit: 4 },
    { words: { title: 'Most read' } },
  ),
);
