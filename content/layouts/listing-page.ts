import { columns, layout, type Placed, place, type SeedLayout } from './compose.ts';
import { mostRead } from './story-pages.ts';

/** Any list with a name and no words of its own. */
export const listingPage: SeedLayout = layout(
  { pageType: 'listing', slug: '*', mainComponentId: 'stories' },
  place('Text', 'listing-head', 'listing-head', { kind: 'main' }),
  columns([8, place('ContentList', 'rows', 'stories', { kind: 'main-list' })], [4, mostRead]),
);

/** More than a newsroom publishes in a day; a line of so many is full. */
const mostInADay = 100;

/** The head of the list of everything: over its list stands the line of all that came in the last day. */
export const latestHead = (words: { title: string; description?: string }): Placed =>
  place(
    'ContentList',
    'latest-head',
    'latest-head',
    { kind: 'stories', withinHours: 24, upToNow: true, limit: mostInADay, unique: false },
    { words },
  );

export const latestPage: SeedLayout = layout(
  { pageType: 'listing', slug: 'latest', title: 'Latest', mainComponentId: 'stories' },
  latestHead({ title: 'Latest' }),
  columns([8, place('ContentList', 'rows', 'stories', { kind: 'main-list' })], [4, mostRead]),
);
