import { describe, expect, it } from 'vitest';
import type { NamedProduct } from '#content/entities/named-product.ts';
import { countWords, isAmong, sourceWords } from './found-product.ts';

const product = (given: Partial<Omit<NamedProduct, 'story'>>, story: Partial<NamedProduct['story']> = {}) =>
  ({
    as: 'review',
    name: 'Book 14',
    ...given,
    story: { title: 'The best laptops', state: 'published', authors: [], ...story },
  }) as NamedProduct;

describe('where a product was found', () => {
  const now = Date.parse('2026-11-19T12:00:00Z');
  const words = (found: NamedProduct) => sourceWords(found, now, 'America/New_York');
  const tomas = { id: 'tomas', name: 'Tomas Reed' };
  const cases: [string, NamedProduct, string][] = [
    [
      'a published review has its author and day',
      product({}, { authors: [tomas], publishedAt: '2026-11-13T15:00:00Z' }),
      'Reviewed by Tomas Reed, Nov 13',
    ],
    [
      'a day is that of the newsroom',
      product({}, { authors: [tomas], publishedAt: '2026-11-19T03:00:00Z' }),
      'Reviewed by Tomas Reed, yesterday',
    ],
    [
      'an earlier year is named, and every author',
      product({}, { authors: [tomas, { id: 'ana', name: 'Ana Li' }], publishedAt: '2025-10-02T15:00:00Z' }),
      'Reviewed by Tomas Reed, Ana Li, Oct 2, 2025',
    ],
    ['a review needs no author', product({}, { publishedAt: '2026-09-02T15:00:00Z' }), 'Reviewed, Sep 2'],
    [
      'a draft has its state',
      product({}, { state: 'draft', authors: [tomas] }),
      'In a review by Tomas Reed · draft',
    ],
    [
      'a withdrawn review is not one that readers find',
      product({}, { state: 'withdrawn', publishedAt: '2026-09-02T15:00:00Z' }),
      'In a review · withdrawn',
    ],
    ['a pick has its list', product({ as: 'pick' }, { authors: [tomas] }), 'A pick of “The best laptops”'],
  ];
  it.each(cases)('%s', (_, found, expected) => expect(words(found)).toBe(expected));
});

it.each([
  [0, 0, '0 products'],
  [1, 1, '1 product'],
  [20, 113, '20 of 113 products'],
  [20, 1000, '20 of 1,000 products'],
  [40, undefined, '40 of more than 1,000 products'],
])('%i shown of %s: %s', (shown, total, expected) => expect(countWords(shown, total)).toBe(expected));

it('a product is on a list under the name that readers read, with its maker or without', () => {
  const isOnList = isAmong(['Halden Book 14', 'Dock']);
  expect(isOnList(product({ maker: 'Halden' }))).toBe(true);
  expect(isOnList(product({ name: 'halden  BOOK-14' }))).toBe(true);
  expect(isOnList(product({}))).toBe(false);
  expect(isOnList(product({ name: 'Book 16', maker: 'Halden' }))).toBe(false);
});
