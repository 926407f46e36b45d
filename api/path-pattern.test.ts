import { expect, it } from 'vitest';
import { pathPattern } from './path-pattern.ts';

it.each([
  ['/a/{b}', ['a', 'x'], { b: 'x' }],
  ['/a/{b}', ['a'], undefined],
  ['/a/{b}', ['c', 'x'], undefined],
  ['/a/{b}/', ['a', 'x'], { b: 'x' }],
  ['/{slug}.{extension}', ['one.two.vtt'], { slug: 'one.two', extension: 'vtt' }],
  ['/{slug}.{extension}', ['.vtt'], undefined],
  ['/{slug}.{extension}', ['novtt'], undefined],
])('AP-01 %s on %j', (path, segments, expected) => {
  expect(pathPattern(path).match(segments)).toEqual(expected);
});
