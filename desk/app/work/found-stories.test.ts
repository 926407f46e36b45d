import { expect, it } from 'vitest';
import { shownFor } from './found-stories.ts';

const stories = ['Chips run short', 'The chip shortage', 'Bread'].map((title) => ({ title }));

it.each([
  ['before any answer', undefined, 'chip', []],
  [
    'for the words that were searched',
    { words: 'chip', stories },
    'chip',
    ['Chips run short', 'The chip shortage', 'Bread'],
  ],
  ['while longer words are searched', { words: 'chip', stories }, 'Chip S', ['The chip shortage']],
  ['while other words are searched', { words: 'chip', stories }, 'wine', []],
  ['while the newest are read', { words: 'chip', stories }, '', []],
  ['after a failed search', { words: 'wine', stories: [], problem: 'Away' }, 'wine', []],
])('shows %s only what answers them', (_, answer, words, titles) => {
  expect(shownFor(answer, words).map(({ title }) => title)).toEqual(titles);
});
