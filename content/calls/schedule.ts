import { z } from 'zod';
import { storyListItem, storyRecord } from '../entities/story-record.ts';
import { storyPlans } from '../entities/story-types.ts';
import { commonQuery, defineCall, envelope, limitOf, site } from './call.ts';

/** What staff do with the schedule. Plans are made by publishing and withdrawing at a later time. */
const guards = ['bad_query', 'token_missing', 'token_wrong', 'site_unknown'] as const;

export const listPlans = defineCall({
  name: 'listPlans',
  summary: 'What stories are to do, the next first: come, change or go',
  method: 'GET',
  path: '/api/neutron/schedule/{site}',
  params: z.object({ site }),
  query: z.strictObject({ ...commonQuery, limit: limitOf(50) }),
  answer: envelope(
    z.object({
      items: z.array(
        z.object({
          plan: z.enum(storyPlans),
          at: z.string(),
          /** Readers see an older version until then. */
          isUpdate: z.boolean(),
          story: storyListItem,
        }),
      ),
    }),
  ),
  errors: guards,
  auth: 'staff',
  right: 'see-own',
});

export const cancelPlan = defineCall({
  name: 'cancelPlan',
  summary:
    'Cancel one plan of a story. What readers see stays: a planned update is put off, a first version is a draft again, a planned withdrawal does not happen',
  method: 'POST',
  path: '/api/neutron/stories/{site}/{id}/cancel',
  params: z.object({ site, id: z.string().min(1).max(100) }),
  query: z.strictObject({ ...commonQuery }),
  body: z.strictObject({ plan: z.enum(storyPlans) }),
  answer: envelope(storyRecord),
  errors: [...guards, 'bad_body', 'body_too_large', 'not_found', 'state_conflict'],
  auth: 'staff',
  right: 'schedule',
});
