import { z } from 'zod';
import { seamlessItem } from '../entities/seamless-item.ts';
import { seamlessLimit } from '../limits.ts';
import { commonQuery, defineCall, envelope, experience, limitOf, site, slug } from './call.ts';

export const seamless = defineCall({
  name: 'seamless',
  summary: 'What to read after this story',
  method: 'GET',
  path: '/api/neutron/seamless/{site}/{slug}/{experience}',
  params: z.object({ site, slug, experience }),
  query: z.strictObject({
    ...commonQuery,
    contentId: z.string().max(100).optional(),
    // The component of the page that lists what follows; the answer names it in `meta`.
    componentName: z.string().min(1).max(100).optional(),
    componentDisplayName: z.string().min(1).max(100).optional(),
    componentType: z.literal('Seamless').optional(),
    collectionId: z.string().max(100).optional(),
    limit: limitOf(seamlessLimit),
  }),
  answer: envelope(z.object({ items: z.array(seamlessItem) })),
  errors: ['bad_query', 'key_missing', 'key_wrong', 'site_unknown', 'not_found'],
  auth: 'key',
});
