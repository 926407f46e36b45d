import { expect, it } from 'vitest';
import { restMilliseconds } from './hash-rest.ts';

it.each([
  [0, 0],
  [35, 70],
  [70, 140],
  // On a busy machine a low-priority thread takes long for little work.
  [1500, 200],
  [20_000, 200],
])('AU-41 after a hash of %i ms its slot stays empty for %i ms', (worked, rested) => {
  expect(restMilliseconds(worked)).toBe(rested);
});
