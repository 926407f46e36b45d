import { expect, it } from 'vitest';
import type { RelatedProduct, Reseller } from '#content/entities/product.ts';
import { inOrder, itemOf, positioned } from './gallery-items.ts';
import { merchantOffers, shopOffers, shopsInOrder, weighted } from './offer-rows.ts';
import { averageOf, withProduct } from './product-rules.ts';

const paid = {
  useMonetization: true,
  offerMerchant: 'Parcelry',
  offerPrice: 1199,
  rawUrl: 'https://parcelry.example/book',
  monetizedUrl: 'https://go.example/1',
  monetizationStatus: 'done',
};

it.each([
  ['paid', paid, 'paid'],
  ['paid, whose address failed', { ...paid, monetizationStatus: 'failed' }, 'failed'],
  ['plain', { useMonetization: false, url: 'https://a.example/' }, 'plain'],
])('a link that is %s', (_, offer, link) => {
  expect(merchantOffers.read(offer).link).toBe(link);
});

it('a paid link stays with its address and goes with it', () => {
  expect(merchantOffers.write(paid, { price: 999, shop: 'Marlow' })).toEqual({
    ...paid,
    offerMerchant: 'Marlow',
    offerPrice: 999,
  });
  expect(merchantOffers.write(paid, { address: 'https://b.example/' })).toEqual({
    useMonetization: true,
    offerMerchant: 'Parcelry',
    offerPrice: 1199,
    url: 'https://b.example/',
  });
  expect(merchantOffers.write(paid, { price: undefined })).not.toHaveProperty('offerPrice');
});

it('shops keep the order of an editor', () => {
  const shop = (name: string, weight: number, price?: number): Reseller => ({
    id: name,
    name,
    url: `https://${name}.example/`,
    weight,
    ...(price === undefined ? {} : { price }),
  });
  const shops = shopsInOrder([shop('a', 1), shop('b', 2, 20), shop('c', 2, 10)]);
  const names = (list: readonly Reseller[]) => list.map(({ name }) => name).join('');
  expect(names(shops)).toBe('cba');
  expect(names(shopsInOrder(weighted([...shops].reverse())))).toBe('abc');
  expect(shopOffers.write(shop('a', 1, 5), { price: undefined, shop: 'x' })).toEqual(
    expect.objectContaining({ id: 'a', name: 'x', weight: 1 }),
  );
});

it.each<[string, RelatedProduct | null, Parameters<typeof withProduct>[1], object]>([
  ['a new one', null, { name: 'Book 14' }, { id: 'new', product: { name: 'Book 14', slug: 'book-14' } }],
  [
    'a name whose address followed it',
    withProduct(null, { name: 'Book' }, () => 'p'),
    { name: 'Book 14' },
    { id: 'p', product: { slug: 'book-14' } },
  ],
  [
    'a name whose address is of a catalog',
    { ...withProduct(null, {}, () => 'p'), product: { name: 'Book', slug: 'hb-14', shortSpecs: ['14 in'] } },
    { name: 'Book 14' },
    { product: { name: 'Book 14', slug: 'hb-14', shortSpecs: ['14 in'] } },
  ],
  [
    'its maker',
    withProduct(null, { name: 'Book' }, () => 'p'),
    { maker: 'Halden' },
    { manufacturer: { id: 'halden', name: 'Halden', slug: 'halden' } },
  ],
])('a product: %s', (_, before, change, after) => {
  expect(withProduct(before, change, () => 'new')).toMatchObject(after);
});

it('an empty list price and an empty maker are taken away', () => {
  const before = withProduct(
    withProduct(null, { maker: 'Halden' }, () => 'p'),
    { listPrice: 5 },
    () => 'p',
  );
  expect(before.product?.msrp).toBe(5);
  const after = withProduct(
    withProduct(before, { listPrice: undefined }, () => 'p'),
    { maker: '' },
    () => 'p',
  );
  expect(after.product).not.toHaveProperty('msrp');
  expect(after).not.toHaveProperty('manufacturer');
});

it.each([
  [[], undefined],
  [[4.5, 5, 4.5, 5, 2.5, 4], 4.25],
  [[3], 3],
])('the average of %s is %s', (ratings, average) => {
  expect(averageOf(ratings.map((rating) => ({ rating })))).toBe(average);
});

it('pictures of a gallery know their place', () => {
  const item = (id: string) => itemOf({ alt: '', typeName: 'image', caption: id, credits: 'Staff' }, id);
  expect(item('a')).toMatchObject({ description: 'a', photoCredit: 'Staff', image: { alt: '' } });
  const items = positioned([item('b'), item('a')]);
  expect(inOrder([...items].reverse()).map(({ id, position }) => id + position)).toEqual(['b1', 'a2']);
});
