import { expect, it } from 'vitest';
import { nextSlug } from './next-slug.ts';

it.each([
  ['a-story', 'a-story', 'a-story-2'],
  ['a-story-2', 'a-story', 'a-story-3'],
  ['a-story-9', 'a-story', 'a-story-10'],
  ['iphone-17', 'iphone-17', 'iphone-17-2'],
  ['of-an-editor', 'a-story', 'of-an-editor-2'],
  ['a-story-of-two', 'a-story', 'a-story-of-two-2'],
  ['untitled', '', 'untitled-2'],
])('after %s of the headline %s comes %s', (taken, ofHeadline, next) => {
  expect(nextSlug(taken, ofHeadline)).toBe(next);
});
