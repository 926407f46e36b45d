import { expect, it } from 'vitest';
import { withTrailingSlash } from './trailing-slash.ts';

it.each([
  ['/latest', '?x=1', '/latest/?x=1'],
  ['/latest', '', '/latest/'],
  ['/latest/', '?x=1', null],
  ['/', '', null],
  ['/robots.txt', '', null],
  ['/a.b/c', '', '/a.b/c/'],
  ['//evil.example/x', '', null],
  ['/a//b', '', null],
])('RT-03 RT-04 %s with %s leads to %s', (path, search, target) => {
  expect(withTrailingSlash(path, search)).toBe(target);
});
