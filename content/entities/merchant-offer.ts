import { z } from 'zod';
import { priceUnit } from './price-unit.ts';

export const merchantOffer = z.object({
  useMonetization: z.boolean().default(false),
  monetizedUrl: z.string().optional(),
  offerMerchant: z.string().optional(),
  offerPrice: z.number().nonnegative().optional(),
  /** Of a subscription: `$4 a month`. */
  priceUnit: priceUnit.optional(),
  monetizationStatus: z.string().optional(),
  rawUrl: z.string().optional(),
  url: z.string().optional(),
});
export type MerchantOffer = z.infer<typeof merchantOffer>;
