import { expect, it } from 'vitest';
import { isGone, outsideAddress } from './outside-link.ts';

it.each([
  ['https://a.site/page?x=1#part', 'https://a.site/page?x=1'],
  ['//a.site/page', 'https://a.site/page'],
  ['https://wavelength.site/article/a/', undefined],
  ['https://cdn.wavelength.site/a.pdf', undefined],
  ['/article/a/', undefined],
  ['#part', undefined],
  ['mailto:a@a.site', undefined],
  ['https://name:word@a.site/', undefined],
  ['https://shop.example/', undefined],
  ['https://www.example.com/', undefined],
  ['https://examples.com/', 'https://examples.com/'],
  [`https://a.site/${'a'.repeat(2000)}`, undefined],
])('the address to open of %s is %s', (href, expected) => {
  expect(outsideAddress(href, ['wavelength.site', 'cdn.wavelength.site'])).toBe(expected);
});

it.each([
  [404, true],
  [410, true],
  [200, false],
  [401, false],
  [403, false],
  [429, false],
  [503, false],
  [undefined, false],
])('after the answer %s a page is gone: %s', (status, expected) => {
  expect(isGone({ status })).toBe(expected);
});
