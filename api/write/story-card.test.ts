import { expect, it } from 'vitest';
import { storyInput } from '#content/entities/story-input.ts';
import { cardOf } from './story-card.ts';

const now = new Date('2026-05-01T12:00:00Z');
const offer = (offerPrice: number) => ({
  offerMerchant: 'Shop',
  offerPrice,
  url: `https://shop.example/${offerPrice}`,
});
const guideOf = (...listicles: object[]) =>
  cardOf(
    storyInput.parse({ kind: 'article', slug: 'best', title: 'Best', type: 'best-list', listicles }),
    'story-1',
    now,
    now,
  ).metaData;

it('RV-04 RV-05 a guide names its pick with the pick’s own price, beside the least of all prices', () => {
  const pick = { hed: 'Slate', usePricing: true, merchantOffers: [offer(999), offer(949)] };
  const cheap = { hed: 'Leaf', usePricing: true, merchantOffers: [offer(99)] };
  expect(guideOf(pick, cheap)).toMatchObject({ editorPick: 'Slate', pickPrice: 949, price: 99 });
  const hidden = guideOf({ ...pick, usePricing: false }, cheap);
  expect(hidden).toMatchObject({ editorPick: 'Slate', price: 99 });
  expect(hidden).not.toHaveProperty('pickPrice');
  expect(guideOf()).toEqual({});
});
