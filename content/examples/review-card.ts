import type { Complete } from '../complete.ts';
import type { ReviewCard } from '../entities/review-card.ts';
import { imageExample } from './image.ts';
import { merchantOfferExample } from './merchant-offer.ts';
import { techProductExample } from './product.ts';

export const reviewCardExample: Complete<ReviewCard> = {
  uuid: '7e3e5f0a-58a4-4e1e-8f1c-0f6d9a7b2e02',
  dislike: ['Dim webcam'],
  editorsChoice: true,
  editorsDate: '2026-03-03',
  editorsMonth: 'March',
  editorsYear: '2026',
  imageCreditOverride: 'Illustration: Staff',
  imageGroup: [imageExample],
  innovationAward: true,
  innovationDate: '2026-01-08',
  innovationMonth: 'January',
  innovationYear: '2026',
  like: ['Long battery life'],
  merchantOffers: [merchantOfferExample],
  productName: 'Halden Arc 14',
  rating: 4.5,
  shortcodeType: 'reviewCard',
  techProd: techProductExample,
  usePricing: true,
};
