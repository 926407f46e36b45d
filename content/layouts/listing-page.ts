import { columns, layout, place, type SeedLayout } from './compose.ts';
import { mostRead } from './story-pages.ts';

/** Any list with a name and no words of its own. */
export const listingPage: SeedLayout = layout(
  { pageType: 'listing', slug: '*', mainComponentId: 'stories' },
  place('Text', 'listing-head', 'listing-head', { kind: 'main' }),
  columns([8, place('ContentList', 'rows', 'stories', { kind: 'main-list' })], [4, mostRead]),
);
