import { columns, layout, place, type SeedLayout } from './compose.ts';
import { mostRead } from './story-pages.ts';

/** Everything that carries a tag, whatever its topic. */
export const tagPage: SeedLayout = layout(
  { pageType: 'tag', slug: '*', mainComponentId: 'stories' },
  place('Text', 'listing-head', 'listing-head', { kind: 'main' }),
  columns([8, place('ContentList', 'rows', 'stories', { kind: 'main-list' })], [4, mostRead]),
);
