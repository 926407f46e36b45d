import { z } from 'zod';
import { vanityAnswer, vanity as vanityEntity } from '../entities/vanity.ts';
import { commonQuery, defineCall, envelope, site, slug } from './call.ts';

const errors = ['bad_query', 'key_missing', 'key_wrong', 'site_unknown'] as const;

export const vanityDictionary = defineCall({
  name: 'vanityDictionary',
  summary: 'Every vanity entry that is active',
  method: 'GET',
  path: '/api/neutron/vanity/{site}/dictionary',
  params: z.object({ site }),
  query: z.strictObject({ ...commonQuery }),
  answer: envelope(z.object({ items: z.array(vanityEntity) })),
  errors,
  auth: 'key',
});

export const vanity = defineCall({
  name: 'vanity',
  summary: 'What a path stands for: itself, another address, or other content under this address',
  method: 'GET',
  path: '/api/neutron/vanity/{site}/web',
  params: z.object({ site }),
  query: z.strictObject({
    ...commonQuery,
    contentType: z.string().max(60).optional(),
    slug: slug.optional(),
    path: z.string().min(1).max(2048).startsWith('/'),
  }),
  answer: envelope(vanityAnswer),
  errors,
  auth: 'key',
});
