import type { Listicle } from '#content/entities/listicle.ts';
import type { Lexicon, Product } from '#demo/generated/lexicon/lexicon.ts';
import type { Newsroom } from '#demo/generated/newsroom.ts';
import { slugOf } from '../../slug.ts';
import { productSheet, techProductOf } from './product-sheet.ts';

export interface PickRequest {
  lexicon: Lexicon;
  product: Product;
  newsroom: Newsroom;
  label: string;
  description: string;
}

/** One entry of a best list or gift guide. What costs a dollar in our vocabulary is free, or paid in too many ways. */
export function listicleFor({ lexicon, product, newsroom, label, description }: PickRequest): Listicle {
  const isReviewed = newsroom.isReviewed(product.name);
  const { catalog } = newsroom;
  const points = catalog.pointsOf(lexicon, product);
  return {
    hed: product.name,
    subhed: label,
    description,
    shortcodeType: 'listicle',
    edition: 'us',
    like: [...points.pros],
    dislike: [...points.cons],
    imageGroup: [catalog.imageOf(lexicon, product)],
    merchantOffers: productSheet(lexicon, product, catalog).offers,
    usePricing: product.price > 1,
    ...(isReviewed
      ? { supplementalText: 'Read our full review', supplementalUrl: `/product/${slugOf(product.name)}/` }
      : {}),
    ...(product.model === 'Card'
      ? { creditCardData: { apr: '19.9% to 27.4%', annualFee: '$0', rewardsRate: '1.5% on everything' } }
      : {}),
    techProd: techProductOf(lexicon, product, { catalog, score: newsroom.scoreOf(product), isReviewed }),
  };
}
