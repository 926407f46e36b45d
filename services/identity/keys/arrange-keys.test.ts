import { expect, it } from 'vitest';
import { arrangeKeys } from './arrange-keys.ts';

const day = 86_400_000;
const key = (name: string, createdDay: number) => ({ name, createdAt: createdDay * day });
const names = (keys: readonly { name: string }[]) => keys.map(({ name }) => name);

it.each([
  ['no key at all', [], 0, [], [], true],
  ['the first key signs immediately', [key('a', 0)], 0, ['a'], [], false],
  ['still young enough', [key('a', 0)], 89, ['a'], [], false],
  ['time for the next', [key('a', 0)], 90, ['a'], [], true],
  ['the next is published first', [key('a', 0), key('b', 90)], 90.5, ['a', 'b'], [], false],
  [
    'then it signs, and the old one is still published',
    [key('a', 0), key('b', 90)],
    91,
    ['b', 'a'],
    [],
    false,
  ],
  ['until its last token has expired', [key('a', 0), key('b', 90)], 93, ['b'], ['a'], false],
] as const)('AU-41 keys rotate: %s', (_, keys, today, published, ended, needsNew) => {
  const arranged = arrangeKeys(keys, today * day);
  expect([names(arranged.published), names(arranged.ended), arranged.needsNew]).toEqual([
    published,
    ended,
    needsNew,
  ]);
});
