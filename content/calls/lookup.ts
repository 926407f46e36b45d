import { z } from 'zod';
import { commonQuery, defineCall, envelope, site } from './call.ts';

export const lookup = defineCall({
  name: 'lookup',
  summary: 'What an id is: its type, slug and address',
  method: 'GET',
  path: '/api/neutron/lookup/{site}/{id}',
  params: z.object({ site, id: z.string().min(1).max(100) }),
  query: z.strictObject({ ...commonQuery }),
  answer: envelope(
    z.object({ id: z.string(), type: z.string(), slug: z.string(), title: z.string(), url: z.string() }),
  ),
  errors: ['bad_query', 'key_missing', 'key_wrong', 'site_unknown', 'not_found'],
  auth: 'key',
});
