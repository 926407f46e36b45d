import { expect, it } from 'vitest';
import { isContentOnly } from './content-only.ts';

it.each([
  ['RM-26', 'first load', { hasHeader: false, hasFooter: false, isSeamless: false }, false],
  ['RM-26', 'header alone', { hasHeader: true, hasFooter: false, isSeamless: false }, false],
  ['RM-26', 'both loaded', { hasHeader: true, hasFooter: true, isSeamless: false }, true],
  ['RM-26', 'seamless', { hasHeader: false, hasFooter: false, isSeamless: true }, true],
])('%s %s', (_id, _name, load, expected) => {
  expect(isContentOnly(load)).toBe(expected);
});
