import { z } from 'zod';
import { checkFinding } from '../entities/story-check.ts';
import { commonQuery, defineCall, envelope, site } from './call.ts';

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
  answer: envelope(z.object({ findings: z.array(checkFinding), checks: z.array(z.string()) })),
  errors: ['bad_query', 'token_missing', 'token_wrong', 'site_unknown', 'not_found'],
  auth: 'staff',
  right: 'see-own',
});
