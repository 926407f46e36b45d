import { z } from 'zod';
import { composedPage, pageTypes } from '../page/composed-page.ts';
import { commonQuery, defineCall, experience, flag, queryTypes, site, slug } from './call.ts';

export const page = defineCall({
  name: 'page',
  summary: 'A whole page: its layout, its components, and the header and footer around them',
  method: 'GET',
  path: '/api/neutron/composer/{site}/pages/{pageType}/{slug}/{experience}',
  params: z.object({ site, pageType: z.enum(pageTypes), slug, experience }),
  query: z.strictObject({
    ...commonQuery,
    contentOnly: flag,
    debug: flag,
    pageNumber: z
      .string()
      .regex(/^\d{1,6}$/)
      .register(queryTypes, {
        type: 'integer',
        minimum: 1,
        maximum: 999_999,
        default: 1,
        description: 'Page of the main list',
      })
      .optional()
      .transform((value) => Math.max(1, Number(value ?? 1))),
    entry: z.string().max(200).optional(),
  }),
  answer: composedPage,
  errors: ['bad_query', 'key_missing', 'key_wrong', 'site_unknown', 'not_found', 'slug_changed'],
  auth: 'key',
});
