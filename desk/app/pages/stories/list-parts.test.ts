import { expect, it } from 'vitest';
import type { StoryListItem } from '#content/entities/story-record.ts';
import {
  type ListState,
  lookedAt,
  newRows,
  openedAgain,
  type Page,
  selectAllText,
  withoutRows,
} from './list-parts.ts';

const rows = (names: string, title = 'old') => names.split('').map((id) => ({ id, title }) as StoryListItem);
const left = (names: string, next?: string): ListState => ({ items: rows(names), next, total: 20 });
const page = (names: string, next?: string): Page =>
  ({ items: rows(names, 'new'), paging: { next, total: 19 } }) as unknown as Page;
const idsOf = (items: readonly StoryListItem[]) => items.map(({ id }) => id).join('');

it.each([
  ['a row that was deleted meanwhile', left('abcdef', 'f'), page('acd', 'd'), 'acdef', ''],
  ['a new row pushes one out of the first part', left('abcdef', 'f'), page('nab', 'b'), 'abcdef', 'n'],
  ['a row that came up from a further part', left('abcdef', 'f'), page('fab', 'b'), 'abcdef', ''],
  ['the last of the first part came up', left('abcdef', 'f'), page('abf', 'f'), 'abcdef', ''],
  ['the row after a deleted one is no news', left('ac', 'c'), page('acd', 'd'), 'ac', ''],
  ['everything fits into the first part', left('abcdef', 'f'), page('ac'), 'ac', ''],
  ['a new last row of a whole list', left('ab'), page('abn'), 'ab', 'n'],
  ['nothing is known', left('ab', 'b'), page('xyz', 'z'), 'ab', 'xyz'],
  ['the last story is gone', left('a'), page(''), '', ''],
])('a list is opened again: %s', (_, before, first, shown, fresh) => {
  const state = openedAgain(before, first);
  expect(idsOf(state.items)).toBe(shown);
  expect(state.total).toBe(19);
  const read = idsOf(first.items);
  expect(state.items.map(({ title }) => title)).toEqual(
    state.items.map(({ id }) => (read.includes(id) ? 'new' : 'old')),
  );
  expect(idsOf(newRows(state, first))).toBe(fresh);
});

it('counts only rows that were there as removed', () => {
  const once = withoutRows(left('abc'), ['b', 'x']);
  expect([idsOf(once.items), once.total]).toEqual(['ac', 19]);
  expect(withoutRows(once, ['b']).total).toBe(19);
});

it('moves no row of a list that is looked at, and counts what matches', () => {
  const looked = lookedAt(left('abc', 'c'), page('nab', 'b'));
  expect([idsOf(looked.items), looked.total]).toEqual(['abc', 19]);
  expect(idsOf(newRows(looked, page('nab', 'b')))).toBe('n');
  expect(newRows(lookedAt(left('ac', 'c'), page('acd', 'd')), page('acd', 'd'))).toEqual([]);
});

it.each([
  ['all', 'Select all that match'],
  [1000, 'Select all 1,000 that match'],
  [5000, 'Select the first 1,000 of 5,000'],
] as const)('of %s stories selects what it says', (matching, text) => {
  expect(selectAllText(matching)).toBe(text);
});
