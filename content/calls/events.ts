import { z } from 'zod';
import { commonQuery, defineCall, site } from './call.ts';

export const staffEvents = defineCall({
  name: 'staffEvents',
  summary:
    'What happens to stories, as server-sent events. Each one says what to read again; those of one story bring the newest steps of its text. Without `Accept: text/event-stream` the answer ends after what is known now',
  method: 'GET',
  path: '/api/neutron/events/{site}',
  params: z.object({ site }),
  query: z.strictObject({
    ...commonQuery,
    /** Only events of this story. */
    story: z.string().min(1).max(100).optional(),
  }),
  answer: z.string(),
  answerAs: 'stream',
  errors: ['bad_query', 'token_missing', 'token_wrong', 'site_unknown'],
  auth: 'staff',
  right: 'see-own',
});
