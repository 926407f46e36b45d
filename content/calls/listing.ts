import { z } from 'zod';
import { contentList } from '../entities/content-list.ts';
import { editorialLinks } from '../entities/editorial-links.ts';
import { listingLimit } from '../limits.ts';
import { commonQuery, defineCall, envelope, experience, limitOf, offset, site, slug } from './call.ts';

export const searchKinds = ['topic', 'tag', 'author', 'collection'] as const;

export const listing = defineCall({
  name: 'listing',
  summary: 'A list of stories by topic, tag, author or collection, or one of the named lists',
  method: 'GET',
  path: '/api/neutron/components/{site}/listing/{type}/{id}/{experience}',
  params: z.object({ site, type: slug, id: slug, experience }),
  query: z.strictObject({
    ...commonQuery,
    searchBy: z.enum(searchKinds).optional(),
    componentType: z.string().max(60).optional(),
    componentName: z.string().max(100).optional(),
    limit: limitOf(listingLimit),
    offset,
  }),
  answer: envelope(z.union([contentList, editorialLinks])),
  errors: ['bad_query', 'key_missing', 'key_wrong', 'site_unknown', 'not_found'],
  auth: 'key',
});
