import { expect, it } from 'vitest';
import { hostileTargets } from '#content/test/hostile-targets.ts';
import { returnAddress } from './log-out.ts';

const clients = [
  { clientId: 'site', redirectUris: ['https://wavelength.example/user/'] },
  { clientId: 'other', redirectUris: ['https://other.example/callback'] },
];

it.each([
  ['site', 'https://wavelength.example/', 'https://wavelength.example/'],
  ['site', 'https://wavelength.example/article/a/?x=1', 'https://wavelength.example/article/a/?x=1'],
  ['site', null, 'https://wavelength.example/'],
  [null, 'https://other.example/', 'https://other.example/'],
  ['site', 'https://other.example/', undefined],
  ['site', 'https://evil.example/', undefined],
  ['site', 'http://wavelength.example/', undefined],
  ['site', 'https://wavelength.example.evil.example/', undefined],
  ['site', 'https://wavelength.example@evil.example/', undefined],
  ['site', 'https://wavelength.example\\@evil.example/', undefined],
  ['site', '//evil.example/', undefined],
  ['site', '/article/', undefined],
  ['site', 'javascript:alert(1)', undefined],
  ['unknown', null, undefined],
  ['unknown', 'https://wavelength.example/', undefined],
])('AU-11 client %o with returnTo %o is redirected to %o', (clientId, returnTo, expected) => {
  expect(returnAddress({ clientId, returnTo }, clients)).toBe(expected);
});

it.each(hostileTargets)('AU-11 never redirects to %j', (returnTo) => {
  expect(returnAddress({ clientId: 'site', returnTo }, clients)).toBeUndefined();
});
