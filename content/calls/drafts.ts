import { z } from 'zod';
import {
  changedFields,
  clientId,
  draft,
  draftEpoch,
  fieldChanges,
  person,
  presenceInput,
  stepJson,
} from '../entities/draft.ts';
import { writtenStory } from '../entities/story-record.ts';
import { draftLimits } from '../limits.ts';
import { commonQuery, defineCall, envelope, site, wholeNumber } from './call.ts';

/** The working copy of a story, in which several people write at once (decision 0170). */
const path = '/api/neutron/stories/{site}/{id}/draft';
const params = z.object({ site, id: z.string().min(1).max(100) });
const query = z.strictObject({ ...commonQuery });
const guards = ['bad_query', 'token_missing', 'token_wrong', 'site_unknown', 'not_found'] as const;
const writes = [...guards, 'bad_body', 'body_too_large'] as const;
const step = z.number().int().nonnegative();
const account = z
  .string()
  .max(200)
  .optional()
  .describe('The account that wrote it; rejected if another one is signed in by now');
const epoch = draftEpoch
  .optional()
  .describe(
    '`epoch` of the draft that was read. Without it a store in which a backup was restored rejects the call',
  );

export const getDraft = defineCall({
  name: 'getDraft',
  summary:
    'The working copy of a story: document, fields and the people in it; opened from the newest version',
  method: 'GET',
  path,
  params,
  query: z.strictObject({
    ...commonQuery,
    withStart: z.literal('true').optional(),
  }),
  answer: envelope(draft),
  errors: guards,
  auth: 'staff',
  right: 'see-own',
});

export const addSteps = defineCall({
  name: 'addSteps',
  summary:
    'Apply changes of the text and store them; rejected if others came after `step`: get those, rebase, send again',
  method: 'POST',
  path: `${path}/steps`,
  params,
  query,
  body: z.strictObject({
    step,
    epoch,
    account,
    clientId,
    steps: z.array(stepJson).min(1).max(draftLimits.stepsAtOnce),
  }),
  answer: envelope(z.object({ step })),
  errors: [...writes, 'steps_behind', 'draft_replaced', 'other_account', 'bad_step'],
  auth: 'staff',
  right: 'write-own',
});

export const listSteps = defineCall({
  name: 'listSteps',
  summary: 'The steps after a number, in order, with the client and the person of each',
  method: 'GET',
  path: `${path}/steps`,
  params,
  query: z.strictObject({ ...commonQuery, since: wholeNumber, epoch }),
  answer: envelope(
    z.object({ step, steps: z.array(stepJson), clientIds: z.array(z.string()), by: z.array(z.string()) }),
  ),
  errors: [...guards, 'steps_gone', 'draft_replaced'],
  auth: 'staff',
  right: 'see-own',
});

export const listAuthorship = defineCall({
  name: 'listAuthorship',
  summary: 'Who wrote which sentence of the text as it is now, block by block',
  method: 'GET',
  path: `${path}/authorship`,
  params,
  query,
  answer: envelope(
    z.object({
      blocks: z.array(
        z.array(
          z.object({
            text: z.string(),
            by: z.string().optional().describe('The account; absent: it was there before the first step'),
            /** The name of that account, where it has one. */
            byName: z.string().optional(),
            at: z.string().optional(),
          }),
        ),
      ),
    }),
  ),
  errors: guards,
  auth: 'staff',
  right: 'see-own',
});

export const changeFields = defineCall({
  name: 'changeFields',
  summary:
    'Change fields outside the text one by one; a field that another editor changed is answered with both values',
  method: 'PUT',
  path: `${path}/fields`,
  params,
  query,
  body: z.strictObject({ changes: fieldChanges, epoch, account }),
  answer: envelope(changedFields),
  errors: [...writes, 'draft_replaced', 'other_account'],
  auth: 'staff',
  right: 'write-own',
});

export const saveDraft = defineCall({
  name: 'saveDraft',
  summary: 'Make a version of the working copy; without changes the newest version is answered',
  method: 'POST',
  path: `${path}/save`,
  params,
  query,
  body: z
    .strictObject({
      name: z.string().trim().min(1).max(100).optional(),
      reason: z.string().max(200).optional(),
    })
    .default({}),
  answer: envelope(writtenStory),
  errors: [...writes, 'slug_taken', 'reference_unknown', 'shows_missing', 'version_conflict'],
  auth: 'staff',
  right: 'write-own',
});

export const setPresence = defineCall({
  name: 'setPresence',
  summary: 'Tell colleagues in which part of a story one works; answers with the others',
  method: 'POST',
  path: `${path}/presence`,
  params,
  query,
  body: presenceInput,
  answer: envelope(z.object({ people: z.array(person) })),
  errors: writes,
  auth: 'staff',
  right: 'see-own',
});
