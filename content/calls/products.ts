import { z } from 'zod';
import { namedProduct } from '../entities/named-product.ts';
import { searchQueryCharacters } from '../limits.ts';
import { commonQuery, defineCall, envelope, flag, limitOf, queryTypes, site } from './call.ts';

/** More products are not counted. */
export const mostCounted = 1000;

export const listProducts = defineCall({
  name: 'listProducts',
  summary:
    'Products that reviews and best lists name, each once: reviewed ones first, then those of newer stories; `next` continues the list',
  method: 'GET',
  path: '/api/neutron/products/{site}',
  params: z.object({ site }),
  query: z.strictObject({
    ...commonQuery,
    /** Beginnings of words of name, maker and year. */
    q: z.string().max(searchQueryCharacters).optional(),
    exceptStory: z.string().min(1).max(100).optional(),
    reviewed: flag,
    priced: flag,
    topic: z.string().min(1).max(200).optional().describe('Only products that stories of this topic name'),
    /** `next` of the part before. */
    after: z
      .string()
      .regex(/^\d{1,16}$/, 'must be a whole number')
      .register(queryTypes, { type: 'integer', minimum: 0 })
      .transform(Number)
      .optional(),
    limit: limitOf(20),
  }),
  answer: envelope(
    z.object({
      items: z.array(namedProduct),
      next: z.number().int().optional(),
      total: z
        .number()
        .int()
        .nonnegative()
        .optional()
        .describe(`How many there are; absent above ${mostCounted}, and in all parts but the first`),
    }),
  ),
  errors: ['bad_query', 'token_missing', 'token_wrong', 'site_unknown'],
  auth: 'staff',
  right: 'see-own',
});
