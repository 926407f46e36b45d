import { type RememberedStory, rememberedSaved } from '#app/behaviours/remembered/remembered-things.ts';
import type { Stories } from '#design/stories.ts';
import { endlessWord, longWords, rightToLeft } from '../../fixture/hard-words.ts';
import { Opened } from '../../fixture/opened.tsx';
import { remember } from '../../fixture/remember.ts';
import { SavedStories } from './saved-stories.tsx';

const saved = (number: number, title = `Story number ${number}`, section = 'tech'): RememberedStory => ({
  url: `/article/story-${number}/`,
  title,
  section,
});

const lists: Readonly<Record<string, RememberedStory[]>> = {
  usual: [saved(1), saved(2, 'Half a continent is offline', 'security'), saved(3)],
  'nothing saved': [],
  'thirty stories': Array.from({ length: 30 }, (_, index) => saved(index)),
  'very long headlines': [saved(1, longWords), saved(2, endlessWord, 'hologram'), saved(3, rightToLeft)],
};

export const stories: Stories = Object.fromEntries(
  Object.entries(lists).map(([state, list]) => [
    state,
    () => {
      remember(rememberedSaved, list);
      return <Opened render={(close) => <SavedStories onClose={close} />} />;
    },
  ]),
);
