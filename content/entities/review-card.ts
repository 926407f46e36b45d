import { z } from 'zod';
import { image } from './image.ts';
import { merchantOffer } from './merchant-offer.ts';
import { techProduct } from './product.ts';

export const reviewCard = z.object({
  uuid: z.string().optional(),
  dislike: z.array(z.string()).optional(),
  editorsChoice: z.boolean().optional(),
  editorsDate: z.string().optional(),
  editorsMonth: z.string().optional(),
  editorsYear: z.string().optional(),
  imageCreditOverride: z.string().optional(),
  imageGroup: z.array(image).optional(),
  innovationAward: z.boolean().optional(),
  innovationDate: z.string().optional(),
  innovationMonth: z.string().optional(),
  innovationYear: z.string().optional(),
  like: z.array(z.string()).optional(),
  merchantOffers: z.array(merchantOffer).optional(),
  productName: z.string().optional(),
  rating: z.number().min(0).max(5).optional(),
  shortcodeType: z.string().optional(),
  techProd: techProduct.optional(),
  usePricing: z.boolean().default(false),
});
export type ReviewCard = z.infer<typeof reviewCard>;
