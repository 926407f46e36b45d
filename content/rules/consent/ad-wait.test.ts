import { expect, it } from 'vitest';
import { type AdWait, adWait } from './ad-wait.ts';
import type { ConsentDecision } from './decide-consent.ts';

const open: ConsentDecision = { allowed: false, reason: 'not-answered' };
it.each<[string, ConsentDecision, number, AdWait]>([
  ['no answer yet', open, 0, { kind: 'wait', milliseconds: 3000 }],
  ['still none', open, 2999, { kind: 'wait', milliseconds: 1 }],
  ['none came', open, 3000, { kind: 'go', withTargeting: false }],
  ['a yes', { allowed: true, reason: 'granted' }, 10, { kind: 'go', withTargeting: true }],
  ['a no', { allowed: false, reason: 'refused' }, 10, { kind: 'go', withTargeting: false }],
  ['do not sell', { allowed: false, reason: 'do-not-sell' }, 0, { kind: 'go', withTargeting: false }],
  ['no need to ask', { allowed: true, reason: 'not-refused' }, 0, { kind: 'go', withTargeting: true }],
])('CN-10 %s', (_, decision, waited, expected) => {
  expect(adWait(decision, waited)).toEqual(expected);
});
