import type { Review } from '#content/entities/review.ts';
import { reviewExample } from '#content/examples/review.ts';
import type { Stories } from '#design/stories.ts';
import { oddReviews } from '../../../components/fixture/commerce.ts';
import { componentOf } from '../../../components/fixture/components.ts';
import { blocksOf, hostileBody } from '../../../components/fixture/hard-articles.ts';
import { longWords, rightToLeft } from '../../../components/fixture/hard-words.ts';
import { viewStories } from '../../../components/fixture/view-stories.tsx';
import { ReviewView } from './review-view.tsx';

const reviews: Readonly<Record<string, Review>> = {
  usual: reviewExample,
  ...oddReviews,
  'a very long headline': { ...reviewExample, headline: undefined, title: longWords, dek: longWords },
  'right to left, with emoji': {
    ...reviewExample,
    headline: undefined,
    title: rightToLeft,
    bottomLine: rightToLeft,
    good: [rightToLeft],
    bad: [rightToLeft],
  },
  'hostile HTML and unknown embeds': { ...reviewExample, bodyBlocks: blocksOf(hostileBody) },
  'no author, no topic, from the future': {
    ...reviewExample,
    author: undefined,
    topics: [],
    datePublished: '2999-01-01T00:00:00Z',
    displayDatePublished: undefined,
  },
};

export const stories: Stories = viewStories(
  ReviewView,
  Object.fromEntries(
    Object.entries(reviews).map(([state, data]) => [state, componentOf('Review', { data })]),
  ),
);
