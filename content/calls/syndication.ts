import { z } from 'zod';
import { paging } from '../entities/content-list.ts';
import { syndicatedStory as entity, syndicatedTypes } from '../entities/syndicated-story.ts';
import { feedItems, feedItemsMost } from '../limits.ts';
import { commonQuery, defineCall, envelope, limitOf, offset, site, slug } from './call.ts';

const errors = ['bad_query', 'key_missing', 'key_wrong', 'site_unknown', 'not_found'] as const;

/** What feeds are written from. `{endpoint}` is a listing's name, `topic-…`, `author-…` or `tag-…`. */
export const syndication = defineCall({
  name: 'syndication',
  summary: 'Whole stories for a feed of a listing, a topic, an author or a tag, newest first',
  method: 'GET',
  path: '/api/neutron/syndication/{site}/{endpoint}/',
  params: z.object({ site, endpoint: slug }),
  query: z.strictObject({ ...commonQuery, offset, limit: limitOf(feedItems, feedItemsMost) }),
  answer: envelope(
    z.object({ title: z.string(), description: z.string().optional(), items: z.array(entity), paging }),
  ),
  errors,
  auth: 'key',
});

export const syndicatedStory = defineCall({
  name: 'syndicatedStory',
  summary: 'One whole story with its address',
  method: 'GET',
  path: '/api/neutron/syndication/{site}/{type}/{slug}/',
  params: z.object({ site, type: z.enum(syndicatedTypes), slug }),
  query: z.strictObject({ ...commonQuery }),
  answer: envelope(entity),
  errors,
  auth: 'key',
});
