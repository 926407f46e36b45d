import { expect, it } from 'vitest';
import type { FeatureValue } from '#content/entities/feature-flag.ts';
import { noOverrides } from '#content/rules/feature-flags.ts';
import { errorFlags } from './error-flags.ts';
import { mayMeasure } from './may-measure.ts';

const facts = { edition: 'us', path: '/article/none/', country: 'DE' };
const chain = (otherwise: boolean, when: object, is = !otherwise): FeatureValue => ({
  otherwise,
  chain: [{ when, is }],
});

it.each<[string, FeatureValue, boolean]>([
  ['on', true, true],
  ['off', false, false],
  ['off in this country', chain(true, { countries: ['DE'] }), false],
  ['off in another country', chain(true, { countries: ['US'] }), true],
  ['on in another country alone', chain(false, { countries: ['US'] }), false],
  ['off at this address', chain(true, { pathPrefixes: ['/article/'] }), false],
  ['off for readers who are not known yet', chain(true, { loggedIn: true }), true],
  // The requested content is not known.
  ['off for a topic', chain(true, { topics: ['health'] }), true],
  ['on for a topic alone', chain(false, { topics: ['tech'] }), true],
  ['off for all but a kind of page', chain(true, { not: { pageTypes: ['article'] } }), true],
  ['on for all but live blogs', chain(false, { not: { liveBlog: true } }), true],
  ['off for a route in this country', chain(true, { routes: ['article'], countries: ['DE'] }), true],
  ['on for a topic in another country', chain(false, { topics: ['tech'], countries: ['US'] }), false],
  [
    'on for a topic, not in this country',
    chain(false, { topics: ['tech'], not: { countries: ['DE'] } }),
    false,
  ],
])('FF-02 FF-05 an error is measured where a flag is %s', (_, value, isMeasured) => {
  const both = { trackers: true, analytics: true };
  expect(mayMeasure(errorFlags({ ...both, analytics: value }, facts, noOverrides))).toBe(isMeasured);
  expect(mayMeasure(errorFlags({ ...both, trackers: value }, facts, noOverrides))).toBe(isMeasured);
});

it('FF-02 FF-05 a URL parameter turns measuring of an error off, and on', () => {
  const flags = { trackers: true, analytics: false };
  const measured = (enable: string[], disable: string[]) =>
    mayMeasure(errorFlags(flags, facts, { enable, disable }));
  expect([measured([], []), measured(['analytics'], []), measured(['all'], ['trackers'])]).toEqual([
    false,
    true,
    false,
  ]);
});
