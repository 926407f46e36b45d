import { expect, it } from 'vitest';
import { adsTxt } from './ads-txt.ts';

it('AD-54 ads.txt names the sellers, and says so when there are none', () => {
  expect(adsTxt([], 'wavelength.example')).toBe(
    'placeholder.example.com, placeholder, DIRECT, placeholder\nOWNERDOMAIN=wavelength.example\n',
  );
  const sellers = [
    { domain: 'context.example', account: '1234', relation: 'DIRECT', authority: 'f08c47fec0942fa0' },
    { domain: 'resale.example', account: 'x-9', relation: 'RESELLER' },
  ] as const;
  expect(adsTxt(sellers, 'wavelength.example')).toBe(
    'context.example, 1234, DIRECT, f08c47fec0942fa0\nresale.example, x-9, RESELLER\nOWNERDOMAIN=wavelength.example\n',
  );
});
