import { z } from 'zod';
import { image } from './image.ts';

/** A store that sells the product of a deal, with the newest price known. */
export const dealOffer = z.object({
  merchant: z.string(),
  url: z.string(),
  price: z.number().nonnegative().optional(),
  /** When the price was last checked; without it, the price is that of the story. */
  checkedAt: z.string().optional(),
  isReachable: z.boolean().default(true),
});
export type DealOffer = z.infer<typeof dealOffer>;

/** The product of a deal: where it costs what, and what it cost before. Only in lists that show deals. */
export const deal = z.object({
  productName: z.string().optional(),
  image: image.optional(),
  rating: z.number().optional(),
  /** What speaks for the product, as its review card says. */
  pros: z.array(z.string()).default([]),
  reviewUrl: z.string().optional(),
  editorsChoice: z.boolean().optional(),
  listPrice: z.number().optional(),
  /** Cheapest first; a store that could not be reached last. */
  offers: z.array(dealOffer).default([]),
  /** The lowest price of each day among all its stores, oldest first, today last; `null`: not known that day. */
  history: z.array(z.number().nullable()).default([]),
  /** The day of the last entry of `history`. */
  historyEnds: z.iso.date().optional(),
  /** The best price was checked too long ago to be relied on. */
  isStale: z.boolean().default(false),
});
export type Deal = z.infer<typeof deal>;
