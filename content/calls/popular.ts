import { z } from 'zod';
import { storyListItem } from '../entities/story-record.ts';
import { commonQuery, defineCall, envelope, limitOf, site } from './call.ts';

export const listPopularStories = defineCall({
  name: 'listPopularStories',
  summary: 'Published stories that readers open most these days, in order; empty until enough was measured',
  method: 'GET',
  path: '/api/neutron/popular/{site}',
  params: z.object({ site }),
  query: z.strictObject({ ...commonQuery, limit: limitOf(5) }),
  answer: envelope(z.object({ items: z.array(storyListItem) })),
  errors: ['bad_query', 'token_missing', 'token_wrong', 'site_unknown'],
  auth: 'staff',
  right: 'see-measurement',
});
