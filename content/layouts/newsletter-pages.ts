import { layout, place, type SeedLayout } from './compose.ts';

const words = { title: 'Newsletters', description: 'Our stories in your inbox. Free, and easy to cancel.' };

/** Where readers subscribe. */
export const newslettersPage: SeedLayout = layout(
  { pageType: 'listing', slug: 'newsletters', ...words },
  place('ContentList', 'newsletters', 'newsletters', { kind: 'newsletters' }, { words }),
);

/** An edition: the words of its newsletter, then the newest stories. */
export const newsletterPage: SeedLayout = layout(
  { pageType: 'newsletter', slug: '*', mainComponentId: 'text' },
  place('Text', 'prose', 'text', { kind: 'main' }),
  place(
    'ContentList',
    'rows',
    'stories',
    { kind: 'stories', types: ['article', 'review'], limit: 5 },
    { words: { title: 'New stories' } },
  ),
);
