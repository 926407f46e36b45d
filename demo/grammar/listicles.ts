import type { Listicle } from '#content/entities/listicle.ts';
import type { Product } from '#demo/lexicon/lexicon.ts';
import { productPictureOf } from '#demo/picture.ts';
import { reading } from './calendar.ts';
import { shopUrl } from './embeds.ts';
import type { Facts } from './facts.ts';
import { merchants } from './names.ts';

/** Two to four shops, the first the cheapest, each a little dearer than the one before. */
export function offersFor(product: Product, facts: Facts): NonNullable<Listicle['merchantOffers']> {
  const { random } = facts;
  let price = product.price;
  return random.some([...merchants, product.maker], random.int(2, 4)).map((offerMerchant) => {
    const url = shopUrl(offerMerchant, product.name);
    const offer = {
      useMonetization: offerMerchant !== product.maker,
      offerMerchant,
      offerPrice: price,
      monetizationStatus: 'active',
      rawUrl: url,
      url,
    };
    price += Math.max(1, Math.round(product.price * random.next() * 0.06));
    return offer;
  });
}

export interface PickWords {
  label: string;
  description: string;
}

/** One entry of a best list or gift guide; prices of offers are shown. */
export function listicleFor(product: Product, number: number, facts: Facts, words: PickWords): Listicle {
  const { random, lexicon } = facts;
  const [measure] = lexicon.measures;
  const value = measure ? random.int(measure.low, measure.high) : 0;
  return {
    hed: product.name,
    subhed: words.label,
    description: words.description,
    shortcodeType: 'listicle',
    edition: 'us',
    like: random.some(lexicon.pros, 3),
    dislike: random.some(lexicon.cons, 2),
    imageGroup: [productPictureOf(lexicon.topic, number)],
    merchantOffers: offersFor(product, facts),
    usePricing: true,
    techProd: {
      attributes: [],
      images: [],
      slugs: [],
      priceSummary: { low: product.price, high: Math.round(product.price * 1.12), currency: 'USD' },
      specs: [
        { name: 'Maker', value: product.maker },
        ...(measure
          ? [
              {
                name: measure.name.charAt(0).toUpperCase() + measure.name.slice(1),
                value: reading(value, measure.unit),
              },
            ]
          : []),
      ],
    },
  };
}
