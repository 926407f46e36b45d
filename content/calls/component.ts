import { z } from 'zod';
import { listingLimit } from '../limits.ts';
import { component as componentEntity } from '../page/component.ts';
import { commonQuery, defineCall, experience, limitOf, offset, site, slug } from './call.ts';

/** A component says in `links.href` where it can be had alone; this is that address. */
export const component = defineCall({
  name: 'component',
  summary: 'One component of a page, by the page it stands on and its id',
  method: 'GET',
  path: '/api/neutron/components/{site}/resource/{pageType}/{slug}/{componentId}/{experience}',
  params: z.object({ site, pageType: slug, slug, componentId: slug, experience }),
  query: z.strictObject({ ...commonQuery, limit: limitOf(listingLimit).optional(), offset }),
  answer: z.object({
    data: componentEntity,
    meta: z.object({ componentType: z.string() }),
    links: z.record(z.string(), z.string()).default({}),
  }),
  errors: ['bad_query', 'key_missing', 'key_wrong', 'site_unknown', 'not_found'],
  auth: 'key',
});
