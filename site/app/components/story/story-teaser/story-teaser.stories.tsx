import type { Review } from '#content/entities/review.ts';
import { reviewExample } from '#content/examples/review.ts';
import type { Stories } from '#design/stories.ts';
import { componentOf } from '../../fixture/components.ts';
import { endlessWord, longWords, rightToLeft } from '../../fixture/hard-words.ts';
import { viewStories } from '../../fixture/view-stories.tsx';
import { StoryTeaser } from './story-teaser.tsx';

const review = (more: Partial<Review> = {}) =>
  componentOf('Review', { data: { ...reviewExample, headline: undefined, ...more } });

export const stories: Stories = {
  ...viewStories<'Review'>(StoryTeaser, {
    'a review': review(),
    'no picture, no topic': review({ image: undefined, topics: [], section: undefined }),
    'a very long headline': review({ title: longWords }),
    'one endless word': review({ title: endlessWord }),
    'right to left, with emoji': review({ title: rightToLeft }),
  }),
  ...viewStories<'Gallery'>(StoryTeaser, { 'a gallery': componentOf('Gallery') }),
  ...viewStories<'Video'>(StoryTeaser, { 'a video': componentOf('Video') }),
};
