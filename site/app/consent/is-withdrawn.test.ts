import { expect, it } from 'vitest';
import type { ConsentCategory } from '#content/entities/script-tag.ts';
import type { ConsentFacts } from '#content/rules/consent/decide-consent.ts';
import { isWithdrawn } from './is-withdrawn.ts';

const all = ['C0001', 'C0002', 'C0003', 'C0004', 'C0005'];

it.each<[string, ConsentCategory, Partial<ConsentFacts>, boolean]>([
  ['a necessary category', 'C0001', { active: ['C0001'], answered: ['C0001'] }, false],
  ['a category without any information', 'C0002', {}, false],
  ['a rejected category, at once', 'C0002', { answered: ['C0001'] }, true],
  ['an accepted category', 'C0002', { answered: all }, false],
  ['a category that needs no consent here', 'C0002', { active: all }, false],
  ['a category that needs consent here and has none', 'C0002', { active: ['C0001'] }, true],
  ['a category accepted in another tab', 'C0002', { active: ['C0001'], answered: all }, false],
  ['a category rejected in another tab', 'C0002', { active: all, answered: ['C0001'] }, true],
  [
    'AN-12 a category unknown because the service does not respond',
    'C0002',
    { active: ['C0001'], unknown: all.slice(1) },
    false,
  ],
  [
    'targeting while the service is being requested',
    'C0004',
    { active: ['C0001', 'C0002'], unknown: ['C0004'] },
    false,
  ],
  ['and nothing but that', 'C0003', { active: ['C0001', 'C0002'], unknown: ['C0004'] }, true],
  [
    'a rejected category, although others are unknown',
    'C0004',
    { active: ['C0001'], answered: ['C0001'], unknown: all.slice(1) },
    true,
  ],
  ['CN-12 do-not-sell, whatever is open', 'C0004', { isDoNotSell: true, unknown: all.slice(1) }, true],
  ['CN-12 targeting under do-not-sell, at once', 'C0004', { isDoNotSell: true }, true],
  [
    'CN-12 targeting under do-not-sell, after acceptance',
    'C0004',
    { answered: all, isDoNotSell: true },
    true,
  ],
  ['CN-12 accepted targeting that is pending', 'C0004', { active: ['C0001'], answered: all }, false],
])('CN-11 has to go, or not: %s', (_, category, facts, expected) => {
  const known = { active: undefined, answered: undefined, isDoNotSell: false, ...facts };
  expect(isWithdrawn(category, known)).toBe(expected);
});
