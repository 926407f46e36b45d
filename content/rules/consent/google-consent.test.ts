import { expect, it } from 'vitest';
import { googleConsent, googleConsentDefault } from './google-consent.ts';

const types = {
  security_storage: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

it('CN-11 Google consent mode denies everything by default, and waits for the answer', () => {
  expect(googleConsentDefault).toEqual({ ...types, wait_for_update: 500 });
});

it.each([
  ['C0001', ['security_storage']],
  ['C0002', ['analytics_storage']],
  ['C0003', ['functionality_storage', 'personalization_storage']],
  ['C0004', ['ad_storage', 'ad_user_data', 'ad_personalization']],
  ['C0005', []],
])('CN-11 the category %s grants %j and nothing else', (category, granted) => {
  const expected = Object.fromEntries(granted.map((type) => [type, 'granted']));
  expect(googleConsent([category])).toEqual({ ...types, ...expected });
});
