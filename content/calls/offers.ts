import { z } from 'zod';
import { checkedPrice, priceDay } from '../entities/checked-price.ts';
import { priceHistoryDays } from '../limits.ts';
import { commonQuery, defineCall, envelope, limitOf, site } from './call.ts';

const path = '/api/neutron/offers/{site}/prices';
const params = z.object({ site });
const guards = ['bad_query', 'token_missing', 'token_wrong', 'site_unknown'] as const;

export const addCheckedPrices = defineCall({
  name: 'addCheckedPrices',
  summary:
    'Add prices checked at stores to the price history of their offers; the last check of a day counts, in any order',
  method: 'POST',
  path,
  params,
  query: z.strictObject({ ...commonQuery }),
  body: z.strictObject({ prices: z.array(checkedPrice).min(1).max(500) }),
  answer: envelope(z.object({ stored: z.number().int() })),
  errors: [...guards, 'bad_body', 'body_too_large'],
  auth: 'staff',
  right: 'edit-all',
});

export const listCheckedPrices = defineCall({
  name: 'listCheckedPrices',
  summary: 'The price history of one offer, oldest day first',
  method: 'GET',
  path,
  params,
  query: z.strictObject({
    ...commonQuery,
    /** The plain address of the offer. */
    url: z.string().min(1).max(2048),
    /** Days back from today, today included. */
    days: limitOf(priceHistoryDays, 366),
  }),
  answer: envelope(z.object({ items: z.array(priceDay) })),
  errors: guards,
  auth: 'staff',
  right: 'see-all',
});
