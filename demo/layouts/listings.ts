import type { z } from 'zod';
import type { richText } from '#content/entities/rich-text.ts';
import { columns, layout, type Placed, place, type SeedLayout } from '#content/layouts/compose.ts';
import { latestHead, listingPage } from '#content/layouts/listing-page.ts';
import { mostRead } from '#content/layouts/story-pages.ts';

/** The first three are rows of stories; the others are a form of their own, with their own head and the whole width. */
type View =
  | 'rows'
  | 'cards'
  | 'reviews-row'
  | 'deals'
  | 'rating-scale'
  | 'minutes-ruler'
  | 'best-sentences'
  | 'contents-list';

const ownForms: ReadonlySet<View> = new Set<View>([
  'deals',
  'rating-scale',
  'minutes-ruler',
  'best-sentences',
  'contents-list',
]);

/** Grids are three or four wide, and a page of them ends with a whole row. */
const cardsOnPage = 24;

/** Readers filter what is on the page, so a page holds most of it. */
const formsOnPage = 60;
/** A long read takes half a screen. */
const longReadsOnPage = 10;

/** Every listing has its own words; `*` serves any that is added later. */
const listings: readonly { slug: string; title: string; description: string; view: View }[] = [
  {
    slug: 'latest',
    title: 'Latest',
    description: 'Everything we published, newest first. The page is checked by an editor, not by a formula.',
    view: 'rows',
  },
  {
    slug: 'news',
    title: 'News',
    description: 'What happened in technology, reported and measured by our own desk.',
    view: 'rows',
  },
  {
    slug: 'reviews',
    title: 'Reviews',
    description:
      'Bought or borrowed, tested for weeks, never for sale. Scores are out of five and may change.',
    view: 'rating-scale',
  },
  {
    slug: 'best-products',
    title: 'Best products',
    description: 'Buying guides with one clear answer and a few honest alternatives, checked every month.',
    view: 'best-sentences',
  },
  {
    slug: 'deals',
    title: 'Deals',
    description:
      'Only things we have tested, only when the price is good. Green lines are days at the lowest price of the past ninety.',
    view: 'deals',
  },
  {
    slug: 'how-to',
    title: 'How to',
    description: 'Step-by-step help, tried first by somebody who had never done it before.',
    view: 'minutes-ruler',
  },
  {
    slug: 'in-depth',
    title: 'In depth',
    description: 'Long stories, a few each month. Look at the time each one takes, and sit down.',
    view: 'contents-list',
  },
  {
    slug: 'product-comparisons',
    title: 'Product comparisons',
    description: 'Two or more products, one desk, the same tests. We say which one we would keep.',
    view: 'rows',
  },
  {
    slug: 'product-spotlights',
    title: 'Product spotlights',
    description: 'A closer look at one product that does one thing unusually well.',
    view: 'rows',
  },
  {
    slug: 'pictures',
    title: 'Galleries',
    description: 'Stories told in pictures, drawn by our own hand.',
    view: 'cards',
  },
];

function headOf(slug: string): Placed {
  return place('Text', 'listing-head', 'listing-head', { kind: 'text', textId: `listing-${slug}` });
}

function mainList(view: View): Placed['component']['source'] {
  return { kind: 'main-list', filterBy: 'section', ...(view === 'cards' ? { limit: cardsOnPage } : {}) };
}

const pages = listings.map(({ slug, title, description, view }) => {
  const page = { pageType: 'listing', slug, title, description, mainComponentId: 'stories' } as const;
  if (ownForms.has(view))
    return layout(
      page,
      place(
        'ContentList',
        view,
        'stories',
        { kind: 'main-list', limit: view === 'contents-list' ? longReadsOnPage : formsOnPage },
        { words: { title, description } },
      ),
    );
  return layout(
    page,
    slug === 'latest' ? latestHead({ title, description }) : headOf(slug),
    columns([8, place('ContentList', view, 'stories', mainList(view))], [4, mostRead]),
  );
});

const videoWords = {
  title: 'Video',
  description: 'Tests, tours and short films, all with captions. Nothing plays until you ask.',
};
/** A row of videos of one subject; the video index has several, each in the color of its section. */
const shelf = (id: string, title: string, topic: string, section: string): Placed =>
  place(
    'VideoList',
    'video-shelf',
    id,
    { kind: 'stories', types: ['video'], topic, limit: 4 },
    { words: { title, viewMoreText: 'See all', viewMoreUrl: `/topic/${topic}/` }, metadata: { section } },
  );
const videoIndex = layout(
  { pageType: 'listing', slug: 'video', ...videoWords, mainComponentId: 'stories' },
  place('VideoList', 'video-lead', 'featured', { kind: 'stories', types: ['video'], limit: 1 }),
  shelf('field-trips', 'Field trips', 'innovation', 'innovation'),
  shelf('bench-tests', 'Bench tests', 'tech', 'tech'),
  shelf('safe-and-sound', 'Safe and sound', 'security', 'security'),
  place(
    'VideoList',
    'video-shelf',
    'stories',
    { kind: 'main-list', limit: 100, unique: true },
    { words: { title: 'More to watch' }, metadata: { section: 'advice' } },
  ),
);

export const listingPages: readonly SeedLayout[] = [...pages, videoIndex, listingPage];

export const listingTexts: readonly z.input<typeof richText>[] = [
  ...listings.filter(({ slug }) => slug !== 'latest'),
  { slug: 'video', ...videoWords },
].map(({ slug, title, description }) => ({ id: `listing-${slug}`, title, description }));
