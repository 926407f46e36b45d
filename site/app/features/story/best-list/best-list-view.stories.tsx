import type { Article } from '#content/entities/article.ts';
import type { Stories } from '#design/stories.ts';
import { bestListOf, oddPicks, pickNumber } from '../../../components/fixture/commerce.ts';
import { longWords, rightToLeft } from '../../../components/fixture/hard-words.ts';
import { BestListView } from './best-list-view.tsx';

const four = [1, 2, 3, 4].map((number) => pickNumber(number));

const lists: Readonly<Record<string, Article>> = {
  usual: bestListOf(four),
  'a gift guide': bestListOf(four, { type: 'gift-guide' }),
  'one pick': bestListOf(four.slice(0, 1)),
  'no picks': bestListOf([]),
  'nothing but a title': bestListOf([], {
    bodyBlocks: undefined,
    author: undefined,
    topics: [],
    image: undefined,
  }),
  'twelve picks': bestListOf(Array.from({ length: 12 }, (_, index) => pickNumber(index + 1))),
  'a very long headline': bestListOf(four, { headline: undefined, title: longWords, dek: longWords }),
  'right to left, with emoji': bestListOf(four, {
    headline: undefined,
    title: rightToLeft,
    dek: rightToLeft,
  }),
  ...Object.fromEntries(
    Object.entries(oddPicks).map(([state, pick]) => [`a pick: ${state}`, bestListOf([pick, pickNumber(1)])]),
  ),
};

export const stories: Stories = Object.fromEntries(
  Object.entries(lists).map(([state, story]) => [
    state,
    () => <BestListView story={story} priority={false} />,
  ]),
);
