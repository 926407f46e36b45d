import { expect, it } from 'vitest';
import { starterTexts } from '../../texts/starter-texts.ts';
import { textOfPage } from './known-pages.ts';

it.each([
  ['about-us', 'about', '/about/'],
  ['privacy', 'privacy-policy', '/privacy-policy/'],
  ['terms-and-conditions', 'terms-of-service', '/auth/flow/terms-of-service/'],
  ['accessibility-statement', 'accessibility', '/accessibility/'],
  ['editorial-policy', 'editorial-guidelines', '/editorial-guidelines/'],
])('the page %s is the site text %s at %s', (slug, text, path) => {
  expect(textOfPage(slug)).toMatchObject({ text, path });
  expect(starterTexts.has(text)).toBe(true);
});

it.each(['contact', 'imprint', 'about-the-sea', ''])('the page %s is no site text', (slug) => {
  expect(textOfPage(slug)).toBeUndefined();
});
