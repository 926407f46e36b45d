import {
  type RememberedStory,
  rememberedDone,
  rememberedSaved,
  rememberedStarted,
} from '#app/behaviours/remembered/remembered-things.ts';
import type { Stories } from '#design/stories.ts';
import { endlessWord, longWords, rightToLeft } from '../../fixture/hard-words.ts';
import { remember } from '../../fixture/remember.ts';
import { SavedStories } from './saved-stories.tsx';

const saved = (number: number, title = `Story number ${number}`, section = 'tech'): RememberedStory => ({
  url: `/article/story-${number}/`,
  title,
  section,
  minutes: 14,
  topic: 'Energy',
  author: 'Priya Raman',
  at: Date.UTC(2026, 10, 14, 12),
});
const lists: Readonly<Record<string, [saved: RememberedStory[], done?: RememberedStory[]]>> = {
  usual: [
    [saved(1), saved(2, 'Half a continent is offline', 'security'), saved(3)],
    [saved(4), saved(5)],
  ],
  'nothing saved': [[]],
  'everything done': [[], [saved(1), saved(2)]],
  'without details': [[{ url: '/article/story-1/', title: 'Saved long ago' }]],
  '200 stories': [Array.from({ length: 200 }, (_, index) => saved(index))],
  'very long headlines': [[saved(1, longWords), saved(2, endlessWord, 'hologram'), saved(3, rightToLeft)]],
  'a story that is gone': [[saved(1), saved(404, 'This one was withdrawn')]],
};

export const stories: Stories = Object.fromEntries(
  Object.entries(lists).map(([state, [list, done = []]]) => [
    state,
    () => {
      remember(rememberedSaved, list);
      remember(rememberedDone, done);
      remember(
        rememberedStarted,
        list.slice(1, 2).map((story) => ({ ...story, share: 0.46 })),
      );
      return (
        <SavedStories
          isSignedIn={state === 'usual'}
          requestGone={async (paths) => paths.filter((path) => path.includes('404'))}
        />
      );
    },
  ]),
);
