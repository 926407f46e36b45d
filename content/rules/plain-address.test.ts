import { expect, it } from 'vitest';
import { isPlainAddress } from './plain-address.ts';

it.each([
  '/',
  '/about/',
  '/search/?searchQuery=a%20b&x=../y#end',
  '#contents',
  'https://example.com',
  'HTTP://example.com:8080/a.b/..c/?next=https://x@y/',
])('%s is an address of this site or of the web', (address) => {
  expect(isPlainAddress(address)).toBe(true);
});

it.each([
  '',
  'about/',
  'example.com',
  '//evil.example/',
  '/\\evil.example/',
  '/a/../b/',
  '/..',
  'https://example.com/a/./b',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'mailto:a@b.example',
  'https://evil.example@bank.example/',
  'https://a:b@bank.example/',
  'https:///',
  'https:example.com',
  'http://a b/',
])('%s is none', (address) => {
  expect(isPlainAddress(address)).toBe(false);
});
