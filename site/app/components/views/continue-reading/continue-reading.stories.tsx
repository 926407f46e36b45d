import { rememberedStarted, type StartedStory } from '#app/behaviours/remembered/remembered-things.ts';
import type { Stories } from '#design/stories.ts';
import { endlessWord, longWords, rightToLeft } from '../../fixture/hard-words.ts';
import { remember } from '../../fixture/remember.ts';
import { ContinueReading } from './continue-reading.tsx';

const started = (number: number, more: Partial<StartedStory> = {}): StartedStory => ({
  url: `/article/story-${number}/`,
  title: `Story number ${number}`,
  section: 'tech',
  share: number / 10,
  ...more,
});

const lists: Readonly<Record<string, StartedStory[]>> = {
  usual: [2, 4, 9].map((number) => started(number)),
  'one story': [started(5)],
  'no stories': [],
  'twenty stories': Array.from({ length: 20 }, (_, index) => started(index, { share: 0.5 })),
  'very long headlines': [
    started(1, { title: longWords, section: undefined }),
    started(2, { title: endlessWord }),
    started(3, { title: rightToLeft, section: 'hologram' }),
  ],
  'nothing and all of it read': [started(1, { share: 0 }), started(2, { share: 1 })],
};

export const stories: Stories = Object.fromEntries(
  Object.entries(lists).map(([state, list]) => [
    state,
    () => {
      remember(rememberedStarted, list);
      return <ContinueReading />;
    },
  ]),
);
