import { expect, it } from 'vitest';
import type { CheckFinding } from '#content/entities/story-check.ts';
import { blockersOf } from './blockers-of.ts';

const finding = (check: string, effect: CheckFinding['effect'], message = check): CheckFinding => ({
  check,
  effect,
  message,
  place: {},
});
const alt = finding('alt', 'blocks');
const rights = finding('rights', 'blocks');

it.each([
  ['the same in another order', [alt, rights], [rights, alt], true],
  ['a warning more', [alt], [alt, finding('title', 'warns')], true],
  ['another one', [alt], [alt, rights], false],
  ['another place of the same check', [alt], [finding('alt', 'blocks', 'A second picture')], false],
  ['none any more', [alt], [], false],
])('agreement to what blocks holds for %s', (_, before, now, isSame) => {
  expect(blockersOf(before) === blockersOf(now)).toBe(isSame);
});
