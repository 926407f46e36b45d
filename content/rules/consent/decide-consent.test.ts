import { expect, it } from 'vitest';
import type { ConsentCategory } from '../../entities/script-tag.ts';
import { type ConsentFacts, decideConsent } from './decide-consent.ts';

const some = ['C0001', 'C0002'];
const all = ['C0001', 'C0002', 'C0003', 'C0004', 'C0005'];

it.each<[string, ConsentCategory, Partial<ConsentFacts>, boolean, string]>([
  ['the necessary runs before any answer', 'C0001', {}, true, 'necessary'],
  ['nothing else does', 'C0002', {}, false, 'not-answered'],
  ['a stored answer holds before the platform is there', 'C0002', { answered: some }, true, 'granted'],
  ['also when it is no', 'C0003', { answered: some }, false, 'denied'],
  [
    'CN-03 CN-11 a denial holds in a tab with the old state',
    'C0003',
    { active: all, answered: some },
    false,
    'denied',
  ],
  ['CN-03 CN-11 also a no to targeting', 'C0004', { active: all, answered: some }, false, 'denied'],
  [
    'a yes waits for a platform that says otherwise',
    'C0003',
    { active: some, answered: all },
    false,
    'not-answered',
  ],
  ['a platform without our consent cookie', 'C0003', { active: all }, true, 'not-denied'],
  ['unasked where readers have to say no', 'C0004', { active: all }, true, 'not-denied'],
  ['unasked where readers have to say yes', 'C0004', { active: ['C0001'] }, false, 'not-answered'],
  ['CN-12 do not sell, unasked', 'C0004', { active: all, isDoNotSell: true }, false, 'do-not-sell'],
  ['CN-12 do not sell, after a yes', 'C0004', { answered: all, isDoNotSell: true }, false, 'do-not-sell'],
  [
    'CN-12 a stored yes to targeting waits for the platform',
    'C0004',
    { answered: all },
    false,
    'not-answered',
  ],
  ['CN-12 and until it knows of the signal', 'C0004', { active: some, answered: all }, false, 'not-answered'],
  ['CN-12 then it holds', 'C0004', { active: all, answered: all }, true, 'granted'],
  ['CN-12 only targeting sells', 'C0002', { answered: all, isDoNotSell: true }, true, 'granted'],
])('CN-02 %s', (_, category, facts, allowed, reason) => {
  const all = { active: undefined, answered: undefined, isDoNotSell: false, ...facts };
  expect(decideConsent(category, all)).toEqual({ allowed, reason });
});
