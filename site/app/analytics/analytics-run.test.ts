import { expect, it } from 'vitest';
import { analyticsRun } from './analytics-run.ts';

const granted = { allowed: true, reason: 'granted' } as const;
const refused = { allowed: false, reason: 'refused' } as const;
const now = { src: '/m.js', isMeasured: true };

it.each([
  ['is there', granted, { now }, 'ran'],
  ['is on its way', granted, {}, 'loading'],
  ['has no leave', refused, {}, 'waiting'],
  ['lost its leave', refused, { now }, 'waiting'],
  ['may not measure this page', granted, { now: { ...now, isMeasured: false } }, 'rejected'],
] as const)('CN-13 FF-04 measurement that %s', (_name, decision, measuredBy, state) => {
  expect(analyticsRun(decision, measuredBy)).toEqual({
    tag: {
      tagId: 'analytics',
      timing: 'queue',
      gdprCategory: 'C0002',
      ...('now' in measuredBy ? { src: '/m.js' } : {}),
    },
    state,
    reason: decision.reason,
  });
});
