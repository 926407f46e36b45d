import { describe, expect, it } from 'vitest';
import {
  entriesFor,
  listedMost,
  mergeLists,
  notAfter,
  type ReadingListEntry,
  type ReadingState,
  removedMost,
  withState,
} from './reading-list.ts';

const entry = (name: string, state: ReadingState, at: number): ReadingListEntry => ({
  url: `/article/${name}/`,
  title: name,
  state,
  at,
});
const brief = (list: readonly ReadingListEntry[]) =>
  list.map(({ title, state, at }) => `${title} ${state} ${at}`);

describe('joining two lists', () => {
  it.each<[string, ReadingListEntry[], ReadingListEntry[], string[]]>([
    ['nothing with nothing', [], [], []],
    ['different stories', [entry('a', 'to-read', 1)], [entry('b', 'done', 2)], ['b done 2', 'a to-read 1']],
    ['a story finished elsewhere', [entry('a', 'to-read', 1)], [entry('a', 'done', 2)], ['a done 2']],
    ['a story removed elsewhere', [entry('a', 'to-read', 1)], [entry('a', 'removed', 2)], ['a removed 2']],
    [
      'a story saved again after it was removed',
      [entry('a', 'to-read', 3)],
      [entry('a', 'removed', 2)],
      ['a to-read 3'],
    ],
    ['two changes at the same time', [entry('a', 'to-read', 2)], [entry('a', 'done', 2)], ['a done 2']],
    [
      'removal and reading at the same time',
      [entry('a', 'removed', 2)],
      [entry('a', 'done', 2)],
      ['a removed 2'],
    ],
    ['an entry without a time', [entry('a', 'done', 0)], [entry('a', 'to-read', 5)], ['a to-read 5']],
  ])('%s, in either order', (_, one, other, expected) => {
    expect(brief(mergeLists(one, other))).toEqual(expected);
    expect(brief(mergeLists(other, one))).toEqual(expected);
  });

  it('drops what was changed longest ago, and removals apart from stories', () => {
    const many = (state: ReadingState, count: number) =>
      Array.from({ length: count }, (_, index) => entry(`${state}-${index}`, state, index));
    const merged = mergeLists(many('to-read', listedMost + 5), many('removed', removedMost + 5));
    expect(merged.filter(({ state }) => state === 'to-read')).toHaveLength(listedMost);
    expect(merged.filter(({ state }) => state === 'removed')).toHaveLength(removedMost);
    expect(merged.map(({ title }) => title)).not.toContain('to-read-4');
    expect(merged.map(({ title }) => title)).toContain('to-read-5');
  });
});

it('a change puts the story first, once', () => {
  const list = [entry('a', 'to-read', 2), entry('b', 'to-read', 1)];
  expect(brief(withState(list, { url: '/article/b/', title: 'b' }, 'done', 9))).toEqual([
    'b done 9',
    'a to-read 2',
  ]);
});

it.each([
  ['signs in for the first time', undefined, ['a to-read 5', 'b to-read 9']],
  ['signs in again', { sub: 'me', at: 7 }, ['a to-read 5', 'b to-read 9']],
  ['signs in after another reader', { sub: 'other', at: 7 }, ['b to-read 9']],
])('a reader who %s brings what is theirs', (_, owner, expected) => {
  const list = [entry('a', 'to-read', 5), entry('b', 'to-read', 9)];
  expect(brief(entriesFor(list, owner, 'me'))).toEqual(expected);
});

it('a change from the future counts as one of now', () => {
  expect(brief(notAfter([entry('a', 'done', 99), entry('b', 'done', 3)], 10))).toEqual([
    'a done 10',
    'b done 3',
  ]);
});
