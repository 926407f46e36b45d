import { describe, expect, it } from 'vitest';
import type { BodyBlock } from '../entities/embed.ts';
import { embedExamples } from '../examples/embed.ts';
import { productSeoUrlExample, techProductExample } from '../examples/product.ts';
import { hasCommerceContent } from './has-commerce.ts';
import { reviewPath } from './review-path.ts';
import { productScore, scoreOf } from './score.ts';

const block = (type: keyof typeof embedExamples): BodyBlock => ({
  kind: 'embed',
  embed: embedExamples[type],
});
const prose = (html: string): BodyBlock => ({ kind: 'prose', html });
const bare = { ...embedExamples.listicle, listicle: { usePricing: false } };

describe('commerce content', () => {
  it.each([
    ['a best list', { type: 'best-list' }, true],
    ['the section of best lists', { section: 'bottom_funnel' }, true],
    ['a gift guide', { type: 'gift-guide' }, true],
    ['a deal', { type: 'deals' }, true],
    [
      'a review with shops',
      { relatedProduct: { resellers: [{ id: 'a', name: 'A', url: '/', weight: 0 }] } },
      true,
    ],
    ['a review without shops', { relatedProduct: { resellers: [] } }, false],
    ['a buy button', { bodyBlocks: [block('buyButton')] }, true],
    ['a pick with offers', { bodyBlocks: [block('listicle')] }, true],
    ['a pick without offers', { bodyBlocks: [{ kind: 'embed', embed: bare } as BodyBlock] }, false],
    ['a review card with offers', { bodyBlocks: [block('reviewCard')] }, true],
    [
      'a paid link in the text',
      { bodyBlocks: [prose('<a href="x" rel="sponsored noopener nofollow">')] },
      true,
    ],
    ['any other link', { bodyBlocks: [prose('<a href="x" rel="noopener nofollow">')] }, false],
    ['news', { section: 'news', bodyBlocks: [prose('<p>News</p>'), block('chart')] }, false],
  ])('RV-13 %s', (_name, story, expected) => {
    expect(hasCommerceContent(story)).toBe(expected);
  });
});

describe('scores', () => {
  it.each([
    [{ starRating: 4.5, rating: '9.1' }, 4.5],
    [{ rating: '4.0' }, 4],
    [{ rating: '9.1' }, 4.55],
    [{ starRating: 7 }, undefined],
    [{ starRating: -1, rating: '3' }, 3],
    [{ rating: '11' }, undefined],
    [{ rating: 'Excellent' }, undefined],
    [{ starRating: 0 }, undefined],
    [{}, undefined],
  ])('RV-01 %j', (facts, expected) => {
    expect(scoreOf(facts)).toBe(expected);
  });

  it('RV-04 a product carries its score among its attributes', () => {
    const rating = { id: 'r', name: 'Score', slug: 'rating', val: ['4.5'], valSlug: [] };
    expect(productScore({ attributes: [rating] })).toBe(4.5);
    expect(productScore(techProductExample)).toBeUndefined();
  });
});

it.each([
  [
    'the named review',
    { targetSlug: 'halden-book-14', techProd: techProductExample },
    '/product/halden-book-14/',
  ],
  ['the product’s address', { techProd: techProductExample }, `/product/${productSeoUrlExample.slug}/`],
  ['the product’s slug', { techProd: { slugs: ['tessel-one'] } }, '/product/tessel-one/'],
  ['nowhere without one', { techProd: { slugs: [] } }, undefined],
  ['nowhere with a bad one', { targetSlug: '../user' }, undefined],
])('RV-14 a card leads to %s', (_name, product, expected) => {
  expect(reviewPath(product)).toBe(expected);
});
