import { expect, it } from 'vitest';
import { chooseImageBase } from './image-base.ts';

it.each([
  ['IM-11', '/a', ['x', 'y', 'z'], 'z'],
  ['IM-11', '/ab', ['x', 'y', 'z'], 'x'],
  ['IM-11', '/abc', ['x', 'y', 'z'], 'y'],
  ['IM-11', '/abc', ['x'], 'x'],
  ['IM-11', '/abc', [], ''],
])('%s %s of %j is %s', (_id, path, bases, expected) => {
  expect(chooseImageBase(path, bases)).toBe(expected);
});
