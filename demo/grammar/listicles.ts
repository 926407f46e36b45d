import type { Listicle } from '#content/entities/listicle.ts';
import type { Lexicon, Product } from '#demo/lexicon/lexicon.ts';
import type { Newsroom } from '#demo/newsroom.ts';
import { productPictureOf } from '#demo/picture.ts';
import type { Random } from '#demo/random.ts';
import { productSheet, techProductOf } from './product-sheet.ts';
import { slugOf } from './slug.ts';

export interface PickRequest {
  lexicon: Lexicon;
  product: Product;
  random: Random;
  newsroom: Newsroom;
  label: string;
  description: string;
}

/** One entry of a best list or gift guide. Things in boxes show prices; services are paid in too many ways. */
export function listicleFor({
  lexicon,
  product,
  random,
  newsroom,
  label,
  description,
}: PickRequest): Listicle {
  const isReviewed = newsroom.isReviewed(product.name);
  const picture = productPictureOf(lexicon.topic, newsroom.nextNumber(`product/${lexicon.topic}`));
  return {
    hed: product.name,
    subhed: label,
    description,
    shortcodeType: 'listicle',
    edition: 'us',
    like: random.some(lexicon.pros, 3),
    dislike: random.some(lexicon.cons, 2),
    imageGroup: [picture],
    merchantOffers: productSheet(lexicon, product).offers,
    usePricing: lexicon.gear === true,
    ...(isReviewed
      ? { supplementalText: 'Read our full review', supplementalUrl: `/product/${slugOf(product.name)}/` }
      : {}),
    ...(product.model === 'Card'
      ? { creditCardData: { apr: '19.9% to 27.4%', annualFee: '$0', rewardsRate: '1.5% on everything' } }
      : {}),
    techProd: techProductOf(lexicon, product, { score: newsroom.scoreOf(product), isReviewed }),
  };
}
