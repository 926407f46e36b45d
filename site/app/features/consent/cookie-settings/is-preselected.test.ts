import { expect, it } from 'vitest';
import type { ConsentFacts } from '#content/rules/consent/decide-consent.ts';
import { isPreselected } from './is-preselected.ts';

const optional = ['C0002', 'C0003', 'C0004', 'C0005'] as const;
const withoutTargeting = ['C0001', 'C0002', 'C0003', 'C0005'];
const facts = (more: Partial<ConsentFacts>): ConsentFacts => ({
  active: undefined,
  answered: undefined,
  isDoNotSell: false,
  ...more,
});

it.each<[string, Partial<ConsentFacts>, string]>([
  ['before the platform has loaded', {}, ''],
  ['an opt-in place', { active: ['C0001'], unknown: [] }, ''],
  ['an unknown region', { active: ['C0001'], unknown: [...optional] }, ''],
  ['an opt-out place', { active: ['C0001', ...optional], unknown: [] }, '2345'],
  [
    'an opt-out region whose signal is not known yet',
    { active: withoutTargeting, unknown: ['C0004'] },
    '2345',
  ],
  ['an opt-out place with do-not-sell', { active: withoutTargeting, unknown: [], isDoNotSell: true }, '235'],
  [
    'an opt-out region where the browser sends do-not-sell first',
    { active: withoutTargeting, unknown: ['C0004'], isDoNotSell: true },
    '235',
  ],
  [
    'a stored consent whose signal is not known yet',
    { active: ['C0001'], unknown: ['C0004'], answered: ['C0001', 'C0004'] },
    '4',
  ],
  ['a stored no', { active: ['C0001'], unknown: [], answered: ['C0001'] }, ''],
])('CN-11 settings in %s', (_, more, shown) => {
  const on = optional.filter((category) => isPreselected(category, facts(more)));
  expect(on.map((id) => id.slice(-1)).join('')).toBe(shown);
});
