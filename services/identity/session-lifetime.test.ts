import { expect, it } from 'vitest';
import { sessionEnd } from './session-lifetime.ts';

it.each([
  ['reader', 0, 14],
  ['reader', 60, 74],
  ['reader', 80, 90],
  ['reader', 91, 90],
  ['staff', 0, 0.5],
  ['staff', 3.2, 3.7],
  ['staff', 6.8, 7],
  ['staff', 8, 7],
] as const)('AU-41 a session of a %s that is used on day %d ends on day %d', (role, used, ends) => {
  const day = 86_400_000;
  const given = { role, signedInAt: 1000, now: 1000 + used * day };
  expect(sessionEnd(given)).toBe(1000 + ends * day);
});
