import { z } from 'zod';

export const merchantOffer = z.object({
  useMonetization: z.boolean().default(false),
  monetizedUrl: z.string().optional(),
  offerMerchant: z.string().optional(),
  offerPrice: z.number().nonnegative().optional(),
  monetizationStatus: z.string().optional(),
  rawUrl: z.string().optional(),
  url: z.string().optional(),
});
export type MerchantOffer = z.infer<typeof merchantOffer>;
