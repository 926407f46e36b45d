import { expect, it } from 'vitest';
import type { ConsentCategory } from '#content/entities/script-tag.ts';
import type { ConsentFacts } from '#content/rules/consent/decide-consent.ts';
import { isWithdrawn } from './is-withdrawn.ts';

const all = ['C0001', 'C0002', 'C0003', 'C0004', 'C0005'];

it.each<[string, ConsentCategory, Partial<ConsentFacts>, boolean]>([
  ['the necessary', 'C0001', { active: ['C0001'], answered: ['C0001'] }, false],
  ['what nobody has said anything about yet', 'C0002', {}, false],
  ['what was refused, at once', 'C0002', { answered: ['C0001'] }, true],
  ['what was agreed to', 'C0002', { answered: all }, false],
  ['what needs no answer here', 'C0002', { active: all }, false],
  ['what needs an answer here and has none', 'C0002', { active: ['C0001'] }, true],
  ['what a yes of another tab allows', 'C0002', { active: ['C0001'], answered: all }, false],
  ['what was refused in another tab', 'C0002', { active: all, answered: ['C0001'] }, true],
  ['AN-12 what a silent service leaves open', 'C0002', { active: ['C0001'], unknown: all.slice(1) }, false],
  [
    'targeting while the service is asked',
    'C0004',
    { active: ['C0001', 'C0002'], unknown: ['C0004'] },
    false,
  ],
  ['and nothing but that', 'C0003', { active: ['C0001', 'C0002'], unknown: ['C0004'] }, true],
  [
    'what was refused, whatever is open',
    'C0004',
    { active: ['C0001'], answered: ['C0001'], unknown: all.slice(1) },
    true,
  ],
  ['CN-12 do-not-sell, whatever is open', 'C0004', { isDoNotSell: true, unknown: all.slice(1) }, true],
  ['CN-12 targeting under do-not-sell, at once', 'C0004', { isDoNotSell: true }, true],
  ['CN-12 targeting under do-not-sell, after a yes', 'C0004', { answered: all, isDoNotSell: true }, true],
  ['CN-12 a yes to targeting that waits', 'C0004', { active: ['C0001'], answered: all }, false],
])('CN-11 has to go, or not: %s', (_, category, facts, expected) => {
  const known = { active: undefined, answered: undefined, isDoNotSell: false, ...facts };
  expect(isWithdrawn(category, known)).toBe(expected);
});
