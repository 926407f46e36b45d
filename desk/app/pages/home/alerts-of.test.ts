import { expect, it } from 'vitest';
import type { CheckFinding } from '#content/entities/story-check.ts';
import { alertsOf } from './alerts-of.ts';
import type { HomeFacts } from './load-home.ts';

const finding = (check: string, message: string): CheckFinding => ({
  check,
  effect: 'warns',
  message,
  place: {},
});
const homeWith = (findings: CheckFinding[]) =>
  ({
    newsroom: { desk: { timeZone: 'UTC' }, colleagues: [] },
    now: 0,
    plans: [],
    blocked: new Map(),
    late: [],
    pictures: [],
    found: { items: [{ story: { id: 'a', title: 'Laptops' }, findings, checkedAt: '' }], total: 1 },
  }) as unknown as HomeFacts;
const shown = (findings: CheckFinding[]) =>
  alertsOf(homeWith(findings)).map(({ title, detail }) => `${title}: ${detail}`);

const offer = (shop: string) => finding('expired-offers', `Book: ${shop} could not be reached.`);
const link = finding('dead-links', 'A link leads nowhere.');

it.each([
  [
    'an expired offer',
    [offer('Parcelry')],
    ['An offer needs a look: Laptops. Book: Parcelry could not be reached.'],
  ],
  [
    'offers are not hidden behind what else was found',
    [link, offer('Parcelry'), offer('Marlow')],
    ['2 offers need a look: Laptops. Book: Parcelry could not be reached.', 'Laptops: A link leads nowhere.'],
  ],
  ['several others', [link, link], ['Laptops: A link leads nowhere. (and 1 more)']],
])('needs attention: %s', (_, findings, alerts) => {
  expect(shown(findings)).toEqual(alerts);
});
