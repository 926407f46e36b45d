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

it('a guide names what its prices are paid for', () => {
  const pick = { hed: 'Harbor', usePricing: true, merchantOffers: [{ ...offer(4), priceUnit: 'month' }] };
  expect(guideOf(pick, { hed: 'Box', usePricing: true, merchantOffers: [offer(69)] })).toMatchObject({
    pickPrice: 4,
    pickUnit: 'month',
    price: 4,
    priceUnit: 'month',
  });
});

it('a how-to says what it takes: time, numbered steps and things', () => {
  const body = '<h2>1. Unplug it</h2><p>Wait.</p><h2>2. Plug it in</h2>';
  const how = (more: object) =>
    cardOf(storyInput.parse({ kind: 'article', slug: 'a', title: 'A', body, ...more }), 's', now, now)
      .metaData;
  expect(how({ minutesNeeded: 5, needs: ['a router', 'ten seconds'] })).toMatchObject({
    minutesNeeded: 5,
    stepCount: 2,
    needs: 'a router, ten seconds',
  });
  expect(how({ minutesNeeded: 5, body: '<p>Wait.</p>' })).not.toHaveProperty('stepCount');
  expect(how({ needs: ['a router'] })).not.toHaveProperty('needs');
});
