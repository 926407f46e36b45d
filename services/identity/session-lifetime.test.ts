import { expect, it } from 'vitest';
import { sessionEnd } from './session-lifetime.ts';

it.each([
  ['reader', 0, 14],
  ['reader', 60, 74],
  ['reader', 80, 90],
  ['reader', 91, 90],
  ['staff', 0, 7],
  ['staff', 6, 7],
  ['staff', 8, 7],
] as const)('AU-41 a session of a %s that is used on day %i ends on day %i', (role, used, ends) => {
  const day = 86_400_000;
  const given = { role, signedInAt: 1000, now: 1000 + used * day, idle: 14 * day };
  expect(sessionEnd(given)).toBe(1000 + ends * day);
});
