import type { ContentLink } from '#content/entities/content-link.ts';
import type { Stories } from '#design/stories.ts';
import { componentOf, storyNumber } from '../../fixture/components.ts';
import { endlessWord, longWords, rightToLeft } from '../../fixture/hard-words.ts';
import { listStories } from '../../fixture/list-stories.tsx';
import { viewStories } from '../../fixture/view-stories.tsx';
import { Topics } from './topics.tsx';

const topic = (number: number, more: Partial<ContentLink> = {}): ContentLink =>
  storyNumber(number, {
    typeName: 'topic',
    title: `Topic ${number}`,
    metaData: { stories: number * 7 },
    children: [storyNumber(number * 10), storyNumber(number * 10 + 1)],
    ...more,
  });
const list = (items: ContentLink[]) => componentOf('ContentList', { items });
const renamed = (title: string) =>
  list([topic(1, { title, children: [storyNumber(2, { title })] }), topic(2)]);

export const stories: Stories = {
  ...viewStories(Topics, {
    'of topics': list([1, 2, 3, 4, 5, 6].map((number) => topic(number))),
    'topics without stories': list([
      topic(1, { metaData: undefined, children: [] }),
      topic(2, { metaData: { stories: 'many' }, children: undefined }),
    ]),
    'topics without pictures': list([topic(1, { image: undefined, topic: undefined })]),
    'topics, very long names': renamed(longWords),
    'topics, one endless word': renamed(endlessWord),
    'topics, right to left, with emoji': renamed(rightToLeft),
  }),
  ...Object.fromEntries(
    Object.entries(listStories(Topics)).map(([state, render]) => [`special features: ${state}`, render]),
  ),
};
