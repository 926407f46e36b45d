import { expect, it } from 'vitest';
import { panelOf } from './open-panels.ts';

it.each([
  ['cookie-settings', 'cookie-settings'],
  ['constructor', undefined],
  ['', undefined],
  [undefined, undefined],
])('FT-10 %s opens %s', (name, expected) => {
  expect(panelOf(name)).toBe(expected);
});
