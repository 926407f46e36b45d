import { describe, expect, it } from 'vitest';
import { readSearchChoice, writeSearchChoice } from './search-filters.ts';
import { searchKindOf } from './search-kinds.ts';

describe('the choice an address names', () => {
  it.each([
    [
      'type=reviews&topic=laptops&author=ann-bee&date=week&sort=newest',
      'type=reviews&topic=laptops&author=ann-bee&date=week&sort=newest',
    ],
    ['sort=best', ''],
    ['type=nonsense&date=century&sort=worst', ''],
    ['topic=%3Cscript%3E&author=../x', ''],
    ['', ''],
  ])('SR-10 %s is %s', (query, expected) => {
    const choice = readSearchChoice(new URLSearchParams(query));
    expect(String(new URLSearchParams(writeSearchChoice(choice)))).toBe(expected);
  });
});

it.each([
  ['video', undefined, undefined, 'videos'],
  ['gallery', 'news', 'gallery', 'galleries'],
  ['review', 'reviews', 'review-single', 'reviews'],
  ['article', 'bottom_funnel', 'best-list', 'best-lists'],
  ['article', 'how-to', 'guide', 'how-to'],
  ['article', 'comparisons', 'review-multi', 'reviews'],
  ['article', 'deals', 'deals', 'deals'],
  ['article', 'opinion', undefined, 'analysis'],
  ['article', 'news', undefined, 'news'],
  ['article', undefined, undefined, 'news'],
] as const)('SR-10 %s of %s, %s is found under %s', (type, section, articleType, expected) => {
  expect(searchKindOf({ type, section, articleType })).toBe(expected);
});
