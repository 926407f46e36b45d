import { expect, it } from 'vitest';
import { absoluteUrl } from './absolute-url.ts';

it.each([
  '/',
  '/article/a-story/',
  '/topic/laptops/2/',
  '//elsewhere.example/x',
  '/\\elsewhere.example/x',
  '/a/../b/',
  '/a/./b/',
  '/a b/',
  '/ä/',
  '/a?b=c#d',
  'https://elsewhere.example/x',
  'relative/',
  '',
])('SEO-06 "%s" is the address a browser would go to', (address) => {
  expect(absoluteUrl(address, 'https://site.test')).toBe(new URL(address, 'https://site.test').href);
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'https://'])(
  '"%s" is no address of the web',
  (address) => {
    expect(absoluteUrl(address, 'https://site.test')).toBe('https://site.test');
  },
);
