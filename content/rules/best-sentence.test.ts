import { expect, it } from 'vitest';
import { guideSubject } from './best-sentence.ts';

it.each([
  ['The best laptops for most people', 'The best laptop for most people', true],
  ['The best phones you can buy, after 41 tests', 'The best phone you can buy', true],
  ['The best TVs', 'The best TV', true],
  ['The best smart watches', 'The best smart watch', true],
  [
    'The best password managers for people who lose phones',
    'The best password manager for people who lose phones',
    true,
  ],
  ['The best headphones', 'The best pair of headphones', true],
  ['The best batteries', 'The best battery', true],
  ['The best VPN services in 2026', 'The best VPN service in 2026', true],
  ['The best chargers and power banks', 'The best chargers and power banks', false],
  ['The best software for taxes', 'The best software for taxes', false],
  ['The best way to print', 'The best way to print', false],
  ['The best laptops you can buy right now', 'The best laptop you can buy right now', true],
  ['The best headphones, picked by six people', 'The best pair of headphones', true],
  ['What to buy first', undefined, undefined],
  ['', undefined, undefined],
  ['The best', undefined, undefined],
  ['Gifts under $100', undefined, undefined],
])('the subject of a guide: %s', (title, text, isOne) => {
  expect(guideSubject(title)).toEqual(text && { text, isOne });
});
