import { z } from 'zod';
import { image } from './image.ts';
import { merchantOffer } from './merchant-offer.ts';
import { techProduct } from './product.ts';

/** One item of a best list. Every field may be missing: editors fill these in over days. */
export const listicle = z.object({
  uuid: z.string().optional(),
  creditCardData: z.record(z.string(), z.string()).optional(),
  description: z.string().optional(),
  edition: z.string().optional(),
  dislike: z.array(z.string()).optional(),
  hed: z.string().optional(),
  imageCaptionOverride: z.string().optional(),
  imageCreditOverride: z.string().optional(),
  imageGroup: z.array(image).optional(),
  like: z.array(z.string()).optional(),
  merchantOffers: z.array(merchantOffer).optional(),
  shortcodeType: z.string().optional(),
  subhed: z.string().optional(),
  supplementalText: z.string().optional(),
  supplementalUrl: z.string().optional(),
  techProd: techProduct.optional(),
  usePricing: z.boolean().default(false),
});
export type Listicle = z.infer<typeof listicle>;
