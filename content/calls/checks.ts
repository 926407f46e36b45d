import { z } from 'zod';
import { checkFinding } from '../entities/story-check.ts';
import { storyListItem } from '../entities/story-record.ts';
import { commonQuery, defineCall, envelope, limitOf, site } from './call.ts';

export const listChecks = defineCall({
  name: 'listChecks',
  summary: 'What the checklist before publication finds in a story as it is now, unsaved changes included',
  method: 'GET',
  path: '/api/neutron/stories/{site}/{id}/checks',
  params: z.object({ site, id: z.string().min(1).max(100) }),
  query: z.strictObject({
    ...commonQuery,
    at: z.iso.datetime({ offset: true }).optional(),
  }),
  answer: envelope(
    z.object({
      findings: z.array(checkFinding),
      checks: z.array(z.string()),
      isAsPublished: z
        .boolean()
        .optional()
        .describe('Whether readers have all of this already; absent while they do not see the story'),
    }),
  ),
  errors: ['bad_query', 'token_missing', 'token_wrong', 'site_unknown', 'not_found'],
  auth: 'staff',
  right: 'see-own',
});

export const listFindings = defineCall({
  name: 'listFindings',
  summary: 'Published stories in which the checks of last night found something, those with the most first',
  method: 'GET',
  path: '/api/neutron/findings/{site}',
  params: z.object({ site }),
  query: z.strictObject({ ...commonQuery, limit: limitOf(20) }),
  answer: envelope(
    z.object({
      items: z.array(
        z.object({ story: storyListItem, findings: z.array(checkFinding), checkedAt: z.string() }),
      ),
      total: z.number().int().describe('How many stories there are, with those that are not answered'),
    }),
  ),
  errors: ['bad_query', 'token_missing', 'token_wrong', 'site_unknown'],
  auth: 'staff',
  right: 'see-own',
});
