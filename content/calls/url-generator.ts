import { z } from 'zod';
import { commonQuery, defineCall, envelope, site, slug } from './call.ts';

export const urlGenerator = defineCall({
  name: 'urlGenerator',
  summary: 'The address of an article, by the same choice of route the site makes',
  method: 'GET',
  path: '/api/neutron/url-generator/{site}/article/{slug}',
  params: z.object({ site, slug }),
  query: z.strictObject({ ...commonQuery }),
  answer: envelope(z.object({ url: z.string(), route: z.string() })),
  errors: ['bad_query', 'key_missing', 'key_wrong', 'site_unknown', 'not_found'],
  auth: 'key',
});
