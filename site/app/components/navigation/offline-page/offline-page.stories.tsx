import type { SavedStory } from '#app/behaviours/offline-stories.ts';
import type { Stories } from '#design/stories.ts';
import { endlessWord, longWords, rightToLeft } from '../../fixture/hard-words.ts';
import { OfflinePage } from './offline-page.tsx';

const story = (number: number, title = `Story number ${number}`): SavedStory => ({
  path: `/article/story-${number}/`,
  title,
});

const stored: Readonly<Record<string, () => Promise<SavedStory[]>>> = {
  usual: async () => [story(1), story(2), story(3)],
  'nothing cached': async () => [],
  'a memory that fails': async () => {
    throw new Error('closed');
  },
  'thirty stories': async () => Array.from({ length: 30 }, (_, index) => story(index)),
  'very long headlines': async () => [story(1, longWords), story(2, endlessWord), story(3, rightToLeft)],
};

export const stories: Stories = Object.fromEntries(
  Object.entries(stored).map(([state, load]) => [state, () => <OfflinePage requestCached={load} />]),
);
