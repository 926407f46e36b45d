import type { Complete } from '../complete.ts';
import type { Listicle } from '../entities/listicle.ts';
import { imageExample } from './image.ts';
import { merchantOfferExample } from './merchant-offer.ts';
import { techProductExample } from './product.ts';

export const listicleExample: Complete<Listicle> = {
  uuid: '1b7d5f52-3d1f-4a53-9c41-7f0a3b9e5d01',
  creditCardData: { apr: '19.9%', annualFee: '$0' },
  description: 'The one to buy if you type all day and charge at night.',
  edition: 'us',
  dislike: ['No card reader'],
  hed: 'Halden Arc 14',
  imageCaptionOverride: 'The Arc 14 in slate',
  imageCreditOverride: 'Illustration: Staff',
  imageGroup: [imageExample],
  like: ['Seventeen hours on a charge', 'Quiet'],
  merchantOffers: [merchantOfferExample],
  shortcodeType: 'listicle',
  subhed: 'Best laptop for most people',
  supplementalText: 'Read the full review',
  supplementalUrl: '/product/halden-arc-14/',
  techProd: techProductExample,
  usePricing: true,
};
