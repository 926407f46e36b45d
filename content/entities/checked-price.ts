import { z } from 'zod';
import { isSafeLink } from '../rules/link-treatment.ts';

/** The plain address of an offer, `rawUrl` or `url`, which tells one product at one store from every other. */
const offerUrl = z
  .string()
  .min(1)
  .max(2048)
  .refine((url) => /^https?:\/\//i.test(url) && isSafeLink(url), 'must be a web address');

/** The price of a store when it was checked; `null`: the store could not be reached. */
export const checkedPrice = z.strictObject({
  url: offerUrl,
  price: z.number().nonnegative().max(1_000_000_000).nullable(),
  checkedAt: z.iso.datetime({ offset: true }),
});
export type CheckedPrice = z.infer<typeof checkedPrice>;

/** One day of an offer's price history, as it is stored. */
export const priceDay = z.object({
  /** On the newsroom's calendar. */
  day: z.iso.date(),
  /** The last price seen that day. */
  price: z.number().nonnegative().nullable(),
  checkedAt: z.iso.datetime(),
  /** Whether the last check of the day reached the store. */
  isReachable: z.boolean(),
});
export type PriceDay = z.infer<typeof priceDay>;

export const priceHistory = z.object({ url: offerUrl, days: z.array(priceDay).max(5000) });
export type PriceHistory = z.infer<typeof priceHistory>;
