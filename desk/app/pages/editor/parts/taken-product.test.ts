import { expect, it } from 'vitest';
import type { Listicle } from '#content/entities/listicle.ts';
import type { NamedProduct } from '#content/entities/named-product.ts';
import { orderByScore, scoreOfPick, withScore } from './pick-score.ts';
import { pickOfProduct, reviewedProduct } from './taken-product.ts';

const story = {
  id: 's',
  slug: 'book-14',
  title: 'Book 14 review',
  authors: [],
  savedAt: '2026-11-01T00:00:00Z',
};
const reviewed: NamedProduct = {
  as: 'review',
  name: 'Book 14',
  maker: 'Halden',
  year: '2026',
  listPrice: 1299,
  price: 1199,
  score: 4.5,
  offers: [
    { shop: 'Marlow', price: 1199, url: 'https://marlow.example/' },
    { shop: 'Halden', url: 'https://halden.example/' },
  ],
  facts: ['Weight: 1.2 kg', 'Fanless'],
  good: ['Silent'],
  bad: ['Webcam'],
  image: {
    id: 'i',
    typeName: 'image',
    bucketType: 'hub',
    bucketPath: 'book.webp',
    filename: 'book.webp',
    alt: 'A laptop',
    urls: { sc_small: '/signed' },
  },
  story: { ...story, type: 'review', state: 'published' },
};

it('a pick takes score, facts, good and bad, picture and offers from a review, and leads to it', () => {
  const pick = pickOfProduct(reviewed);
  expect(pick).toMatchObject({
    hed: 'Halden Book 14',
    usePricing: true,
    like: ['Silent'],
    dislike: ['Webcam'],
    merchantOffers: [
      { offerMerchant: 'Marlow', offerPrice: 1199, url: 'https://marlow.example/', useMonetization: false },
      { offerMerchant: 'Halden', url: 'https://halden.example/' },
    ],
    imageGroup: [{ bucketPath: 'book.webp', alt: 'A laptop' }],
    techProd: { specs: [{ name: 'Weight', value: '1.2 kg' }], seoUrl: { slug: 'book-14' } },
  });
  expect(scoreOfPick(pick)).toBe(4.5);
  expect(pick.imageGroup?.[0], 'addresses end').not.toHaveProperty('urls');
});

it('a review that readers cannot open is no link', () => {
  const draft = pickOfProduct({ ...reviewed, story: { ...reviewed.story, state: 'draft' } });
  expect(draft.techProd).not.toHaveProperty('seoUrl');
});

it('a review takes what a catalog knows of the product of another review', () => {
  const relatedProduct = {
    id: 'product-7',
    product: { name: 'Book 14', slug: 'book-14', shortSpecs: [], sku: '77' },
    reviews: [],
    resellers: [],
    slugs: [],
  };
  expect(reviewedProduct({ ...reviewed, relatedProduct }, () => 'new')).toBe(relatedProduct);
});

it('a review takes name, facts and offers of a pick', () => {
  const { relatedProduct: _, maker: __, ...given } = reviewed;
  let count = 0;
  const product = reviewedProduct({ ...given, as: 'pick', name: 'Halden Book 14' }, () => `id-${++count}`);
  expect(product).toMatchObject({
    product: { name: 'Halden Book 14', slug: 'halden-book-14', msrp: 1299, shortSpecs: reviewed.facts },
    resellers: [
      { name: 'Marlow', price: 1199, weight: 2 },
      { name: 'Halden', weight: 1 },
    ],
  });
  expect(product).not.toHaveProperty('manufacturer');
});

const scored = (...scores: (number | undefined)[]): Listicle[] =>
  scores.map((score) => withScore({ usePricing: true }, score));

it.each([
  ['the highest first', [3, 5, 4], [1, 2, 0]],
  ['equal ones stay', [4, 5, 4], [1, 0, 2]],
  ['those without a score last', [undefined, 2, undefined, 3], [3, 1, 0, 2]],
])('picks in the order of their scores: %s', (_, scores, order) => {
  expect(orderByScore(scored(...scores))).toEqual(order);
});

it('a score is changed and taken away; other attributes stay', () => {
  const weight = { id: 'w', name: 'Weight', slug: 'weight', val: ['1 kg'], valSlug: [] };
  const pick: Listicle = {
    usePricing: true,
    techProd: { attributes: [weight], images: [], slugs: [], specs: [] },
  };
  const with4 = withScore(withScore(pick, 3), 4);
  expect(scoreOfPick(with4)).toBe(4);
  expect(with4.techProd?.attributes).toHaveLength(2);
  expect(withScore(with4, undefined)).toEqual(pick);
});
