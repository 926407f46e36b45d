import { expect, it } from 'vitest';
import { mostOften } from './most-often.ts';

it.each([
  [
    'who wrote most comes first, however long ago',
    ['new', 'desk', 'desk', 'old', 'desk'],
    ['desk', 'new', 'old'],
  ],
  ['of two who wrote as much, the one whose story is newer', ['b', 'a', 'a', 'b', 'c'], ['b', 'a', 'c']],
  ['nobody', [], []],
])('%s', (_name, bylines, expected) => {
  expect(mostOften(bylines)).toEqual(expected);
});
