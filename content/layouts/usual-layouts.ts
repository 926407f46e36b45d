import type { z } from 'zod';
import type { richText } from '../entities/rich-text.ts';
import { defaultEdition } from '../limits.ts';
import { pathFor } from '../rules/route-paths.ts';
import { accountTexts } from '../texts/account-texts.ts';
import { collectionPage } from './collection-page.ts';
import { columns, layout, type Placed, place, type SeedLayout } from './compose.ts';
import { latestPage, listingPage } from './listing-page.ts';
import { newsletterPage, newslettersPage } from './newsletter-pages.ts';
import { featurePage, landingPage } from './occasion-pages.ts';
import { searchPage } from './search-page.ts';
import { articlePage, galleryPage, mostRead, reviewPage, videoPage } from './story-pages.ts';
import { tagPage } from './tag-page.ts';
import { topicIndexes, topicIndexTexts } from './topic-indexes.ts';
import { authorPage, topicPage } from './topic-page.ts';

export interface ShelfTopic {
  slug: string;
  name: string;
}

/** Whatever a publication writes first: it may have galleries and no articles. */
const readable = ['article', 'review', 'gallery', 'video'] as const;
/** As many as a reader scrolls past with interest. */
export const mostShelves = 5;

/** In the color of its topic, if that has one. */
const shelf = ({ slug, name }: ShelfTopic): Placed =>
  place(
    'ContentList',
    'section-list',
    `topic-${slug}`,
    { kind: 'stories', types: [...readable], topic: slug, limit: 6 },
    {
      words: { title: name, viewMoreText: `All ${name}`, viewMoreUrl: pathFor('topic', { slug }) },
      metadata: { section: slug },
    },
  );

/** The newest stories, however old they are, then a shelf for each of the topics. */
export function usualFrontPage(topics: readonly ShelfTopic[]): SeedLayout {
  const stories = (limit: number) => ({ kind: 'stories' as const, types: [...readable], limit });
  return layout(
    { pageType: 'front-door', slug: 'home' },
    place('ContentList', 'lead', 'lead', stories(1)),
    place('ContentList', 'top-stories', 'top-stories', stories(8), { words: { title: 'Top stories' } }),
    ...topics.slice(0, mostShelves).map(shelf),
    columns(
      [
        8,
        place('ContentList', 'more-stories', 'more-stories', stories(5), {
          words: { title: 'More stories', viewMoreText: 'Load more stories', viewMoreUrl: pathFor('latest') },
        }),
      ],
      [4, mostRead],
    ),
  );
}

const textPage = (slug: string, ...below: Placed[]): SeedLayout =>
  layout(
    { pageType: 'static', slug, mainComponentId: 'text' },
    place('Text', 'text-page', 'text', { kind: 'main' }),
    ...below,
  );
const topicLinks = (view: 'feeds' | 'link-groups', to: 'feed' | 'page'): Placed =>
  place(
    'EditorialLinks',
    view,
    'topics',
    { kind: 'topic-links', to },
    { words: { componentLabel: 'Topics' } },
  );

const teamPage: SeedLayout = layout(
  { pageType: 'listing', slug: 'meet-the-team', title: 'Meet the team' },
  place('Text', 'listing-head', 'listing-head', { kind: 'text', textId: 'listing-meet-the-team' }),
  place('AuthorList', 'team', 'team', { kind: 'authors', limit: 100 }, { words: { title: 'Who writes' } }),
);

const innovationIndexPage: SeedLayout = layout(
  { pageType: 'listing', slug: 'innovation-index', title: 'Innovation index' },
  place('Text', 'listing-head', 'listing-head', { kind: 'text', textId: 'listing-innovation-index' }),
);

const header: SeedLayout = layout(
  { pageType: 'header', slug: defaultEdition },
  place('ContentList', 'breaking-banner', 'breaking-banner', { kind: 'breaking-news' }),
  place(
    'ContentList',
    'menu-stories',
    'menu-stories',
    { kind: 'stories', types: [...readable], limit: 8 },
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

/** A page of every kind for a publication that brought none: nothing in it names a story, a writer or a topic. */
export const usualLayouts: readonly SeedLayout[] = [
  usualFrontPage([]),
  articlePage,
  reviewPage,
  galleryPage,
  videoPage,
  collectionPage,
  featurePage,
  landingPage,
  topicPage,
  authorPage,
  tagPage,
  listingPage,
  latestPage,
  ...topicIndexes,
  teamPage,
  innovationIndexPage,
  newslettersPage,
  newsletterPage,
  searchPage,
  textPage('*'),
  textPage('rssfeeds', topicLinks('feeds', 'feed')),
  textPage('sitemap', topicLinks('link-groups', 'page')),
  header,
];

/** The words those pages need. */
export const usualTexts: readonly z.input<typeof richText>[] = [
  ...topicIndexTexts,
  ...accountTexts,
  { id: 'listing-meet-the-team', title: 'Meet the team', description: 'The people who write here.' },
  {
    id: 'listing-innovation-index',
    title: 'Innovation index',
    description: 'What we count every month, on a scale to one hundred.',
  },
  { id: 'rssfeeds', title: 'RSS feeds', description: 'Follow any topic in a reader of your own.' },
  { id: 'sitemap', title: 'Site map', description: 'Every topic, on one page.' },
];
