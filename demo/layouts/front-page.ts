import { columns, layout, place, type SeedLayout } from '#content/layouts/compose.ts';

const stories = { kind: 'stories' } as const;

/** The front page in the order of the mock-up: ink above, paper below, the newsroom first. */
export const frontPage: SeedLayout = layout(
  {
    pageType: 'front-door',
    slug: 'home',
    title: 'Technology news, reviews and advice',
    description:
      'Wavelength reports on technology with measurements: news, reviews, buying guides and advice from people who test things for a living.',
  },
  place('ContentList', 'lead', 'lead', {
    ...stories,
    types: ['article'],
    sections: ['news', 'analysis'],
    order: 'trending',
    withinHours: 48,
    limit: 1,
  }),
  place(
    'ContentList',
    'latest-line',
    'latest-line',
    { ...stories, withinHours: 24, limit: 60, unique: false },
    {
      words: {
        title: 'Latest',
        description: 'Every line is a story, by hour and section',
        viewMoreText: 'All latest',
        viewMoreUrl: '/latest/',
      },
    },
  ),
  place(
    'ContentList',
    'top-stories',
    'top-stories',
    {
      ...stories,
      types: ['article'],
      sections: ['news', 'analysis', 'opinion', 'how-to'],
      withinHours: 96,
      order: 'trending',
      limit: 8,
    },
    { words: { title: 'Top stories' } },
  ),
  place(
    'ContentList',
    'reviews-row',
    'reviews-row',
    { ...stories, types: ['review'], limit: 4 },
    {
      words: {
        title: 'Reviews',
        description: 'Bought or borrowed, tested for weeks, never for sale.',
        viewMoreText: 'All reviews',
        viewMoreUrl: '/reviews/',
      },
      metadata: { section: 'advice' },
    },
  ),
  place(
    'ContentList',
    'section-feature',
    'innovation',
    {
      ...stories,
      types: ['article'],
      topic: 'innovation',
      sections: ['news', 'analysis', 'opinion', 'features'],
      order: 'trending',
      withinHours: 168,
      limit: 5,
    },
    {
      words: { title: 'Innovation', viewMoreText: 'All innovation', viewMoreUrl: '/topic/innovation/' },
      metadata: { section: 'innovation' },
    },
  ),
  place(
    'ContentList',
    'in-depth',
    'in-depth',
    { ...stories, types: ['article'], layoutNames: ['longform'], order: 'trending', limit: 1 },
    { words: { title: 'In depth', viewMoreText: 'All in depth', viewMoreUrl: '/in-depth/' } },
  ),
  place(
    'ContentList',
    'guides-table',
    'buying-guides',
    { ...stories, articleTypes: ['best-list', 'gift-guide'], limit: 12 },
    {
      words: { title: 'Buying Guides', viewMoreText: 'All guides', viewMoreUrl: '/best-products/' },
      metadata: { section: 'buying-guides' },
    },
  ),
  place(
    'ContentList',
    'section-list',
    'security',
    { ...stories, types: ['article'], topic: 'security', limit: 6 },
    {
      words: { title: 'Security', viewMoreText: 'All security', viewMoreUrl: '/topic/security/' },
      metadata: { section: 'security' },
    },
  ),
  place(
    'VideoList',
    'video-stage',
    'video-stage',
    { ...stories, types: ['video'], limit: 5 },
    { words: { title: 'Video', viewMoreText: 'All video', viewMoreUrl: '/video/' } },
  ),
  columns(
    [
      8,
      place(
        'ContentList',
        'more-stories',
        'more-stories',
        { ...stories, types: ['article'], limit: 5 },
        { words: { title: 'More stories', viewMoreText: 'Load more stories', viewMoreUrl: '/latest/' } },
      ),
    ],
    [
      4,
      place(
        'ContentList',
        'most-read',
        'most-read',
        { ...stories, order: 'trending', limit: 5, unique: false },
        { words: { title: 'Most read' } },
      ),
    ],
  ),
  place('Text', 'newsletter-box', 'newsletter-box', { kind: 'text', textId: 'newsletter-the-signal' }),
);
