import { expect, it } from 'vitest';
import { recentSearches, recentSearchesMost, withSearch } from './recent-searches.ts';

it.each<[string, string[], string, string[]]>([
  ['is first', ['a'], 'b', ['b', 'a']],
  [
    'that was there moves to the front, as written last',
    ['a', 'Power Shortage'],
    'power  shortage ',
    ['power shortage', 'a'],
  ],
  ['of blanks is none', ['a'], '   ', ['a']],
  [
    'beyond the limit pushes out the oldest',
    ['1', '2', '3', '4', '5', '6', '7', '8'],
    '9',
    ['9', '1', '2', '3', '4', '5', '6', '7'],
  ],
])('a search %s', (_, list, text, expected) => {
  expect(withSearch(list, text)).toEqual(expected);
});

it.each<[unknown, string[] | undefined]>([
  ['x', undefined],
  [
    ['a', 1, null, ' ', 'b  c'],
    ['a', 'b c'],
  ],
  [
    Array.from({ length: 20 }, (_, number) => `n${number}`),
    Array.from({ length: recentSearchesMost }, (_, n) => `n${n}`),
  ],
])('of %o, what is read back', (stored, expected) => {
  expect(recentSearches.read(stored)).toEqual(expected);
});
