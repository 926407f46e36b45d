import { expect, it } from 'vitest';
import { chooseConsentModel, parsePlace } from './consent-model.ts';

const regions = [
  { places: ['US-WA'], model: 'opt-in' },
  { places: ['US', 'CA'], model: 'opt-out' },
] as const;

it.each([
  ['US-CA', 'opt-out'],
  ['US', 'opt-out'],
  ['US-WA', 'opt-in'],
  ['DE', 'opt-in'],
  ['', 'opt-in'],
  // ISO codes are compared without case, so that no place escapes its rule.
  ['us-ca', 'opt-out'],
  ['us-wa', 'opt-in'],
  ['US-wa', 'opt-in'],
  ['US-CA; path=/', 'opt-in'],
  [undefined, 'opt-in'],
])('CN-11 a reader in %s: %s', (text, model) => {
  expect(chooseConsentModel(parsePlace(text), regions)).toBe(model);
});
