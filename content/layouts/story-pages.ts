import { pathFor } from '../rules/route-paths.ts';
import { columns, layout, type Placed, place, type SeedLayout } from './compose.ts';

const main = { kind: 'main' } as const;

export const mostRead: Placed = place(
  'ContentList',
  'most-read',
  'most-read',
  { kind: 'stories', order: 'trending', limit: 5 },
  { words: { title: 'Most read' } },
);
const moreOnThis: Placed = place(
  'ContentList',
  'links-list',
  'more-on-this',
  { kind: 'stories', topic: '{page}', limit: 4 },
  { words: { title: 'More on this topic' } },
);
const nextStory: Placed = place(
  'ContentList',
  'next-story',
  'next-story',
  { kind: 'next' },
  { words: { label: 'Next' } },
);
const seamless: Placed = place('Seamless', 'seamless', 'seamless', { kind: 'seamless' });

export const articlePage: SeedLayout = layout(
  { pageType: 'article', slug: '*', mainComponentId: 'article' },
  columns([8, place('Article', 'article', 'article', main)], [4, mostRead, moreOnThis]),
  nextStory,
  seamless,
);

export const reviewPage: SeedLayout = layout(
  { pageType: 'review', slug: '*', mainComponentId: 'review' },
  columns([8, place('Review', 'review', 'review', main)], [4, moreOnThis]),
  place(
    'ContentList',
    'reviews-row',
    'other-reviews',
    { kind: 'stories', types: ['review'], topic: '{page}', limit: 4 },
    { words: { title: 'Also consider', viewMoreText: 'All reviews', viewMoreUrl: pathFor('reviews') } },
  ),
);

export const galleryPage: SeedLayout = layout(
  { pageType: 'gallery', slug: '*', mainComponentId: 'gallery' },
  place('Gallery', 'gallery', 'gallery', main),
  place(
    'ContentList',
    'cards',
    'other-galleries',
    { kind: 'stories', types: ['gallery'], limit: 4 },
    { words: { title: 'More galleries', viewMoreText: 'All galleries', viewMoreUrl: pathFor('galleries') } },
  ),
);

export const videoPage: SeedLayout = layout(
  { pageType: 'video', slug: '*', mainComponentId: 'video' },
  columns(
    [8, place('Video', 'video', 'video', main)],
    [
      4,
      place(
        'VideoList',
        'playlist',
        'up-next',
        { kind: 'stories', types: ['video'], limit: 5 },
        { words: { title: 'Up next' } },
      ),
    ],
  ),
  place(
    'VideoList',
    'video-rows',
    'more-video',
    { kind: 'stories', types: ['video'], limit: 4 },
    { words: { title: 'More to watch', viewMoreText: 'All video', viewMoreUrl: pathFor('video-door') } },
  ),
);
