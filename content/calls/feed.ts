import { z } from 'zod';
import { contentList } from '../entities/content-list.ts';
import { feedLimit } from '../limits.ts';
import { commonQuery, defineCall, envelope, limitOf, offset, site, slug } from './call.ts';

export const feed = defineCall({
  name: 'feed',
  summary: 'Stories for a feed: latest, news, reviews, videos or topic-{slug}',
  method: 'GET',
  path: '/api/neutron/feeds/{site}/{endpoint}/',
  params: z.object({ site, endpoint: slug }),
  query: z.strictObject({ ...commonQuery, offset, limit: limitOf(feedLimit) }),
  answer: envelope(contentList),
  errors: ['bad_query', 'key_missing', 'key_wrong', 'site_unknown', 'not_found'],
  auth: 'key',
});
