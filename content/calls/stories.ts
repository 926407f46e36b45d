import { z } from 'zod';
import { storyInputs } from '../entities/story-input.ts';
import { storyRecord, storySummary, versionName, writtenStory } from '../entities/story-record.ts';
import { storyBodyCharacters, storyBodyMarks } from '../limits.ts';
import { commonQuery, defineCall, envelope, site } from './call.ts';

/** What staff do with stories. Every write is one transaction and answers with the story as it then stands. */
const stories = '/api/neutron/stories/{site}';
const oneParams = z.object({ site, id: z.string().min(1).max(100) });
const query = z.strictObject({ ...commonQuery });
const guards = ['bad_query', 'token_missing', 'token_wrong', 'site_unknown'] as const;
const writes = [...guards, 'bad_body', 'body_too_large'] as const;

/** A body is cleaned, and later written out, while others wait. Every tag and every entity costs the most of that. */
const body = z
  .string()
  .max(storyBodyCharacters)
  .refine((text) => (text.match(/[<&]/g)?.length ?? 0) <= storyBodyMarks, {
    message: `has more than ${storyBodyMarks} tags and entities`,
  })
  .default('');

/** Strict at the top: a misspelt field is rejected by name instead of being lost. */
export const savedStory = z.discriminatedUnion('kind', [
  storyInputs.article.extend({ body }).strict(),
  storyInputs.review.extend({ body }).strict(),
  storyInputs.gallery.strict(),
  storyInputs.video.strict(),
  storyInputs.collection.strict(),
  storyInputs.feature.strict(),
]);

export const createStory = defineCall({
  name: 'createStory',
  summary: 'Save a new story as a draft; `warnings` lists what readers will not see, and why',
  method: 'POST',
  path: stories,
  params: z.object({ site }),
  query,
  body: z.strictObject({ story: savedStory, name: versionName.optional() }),
  answer: envelope(writtenStory),
  answerStatus: 201,
  errors: [...writes, 'slug_taken', 'reference_unknown'],
  auth: 'staff',
  right: 'write-own',
});

export const updateStory = defineCall({
  name: 'updateStory',
  summary:
    'Save a new version, with the warnings of `createStory`; rejected if another editor saved one after `baseVersion`',
  method: 'PUT',
  path: `${stories}/{id}`,
  params: oneParams,
  query,
  body: z.strictObject({
    story: savedStory,
    baseVersion: z.number().int().positive(),
    name: versionName.optional(),
  }),
  answer: envelope(writtenStory),
  errors: [...writes, 'not_found', 'slug_taken', 'version_conflict', 'reference_unknown', 'shows_missing'],
  auth: 'staff',
  right: 'write-own',
});

export const publishStory = defineCall({
  name: 'publishStory',
  summary:
    'Publish the newest version now, or at a later time; a gallery is rejected if a picture has no `facts.shows`',
  method: 'POST',
  path: `${stories}/{id}/publish`,
  params: oneParams,
  query,
  body: z
    .strictObject({
      /** ISO 8601 with a zone. A time that has passed publishes now. */
      at: z.iso.datetime({ offset: true }).optional(),
      overrideChecks: z
        .boolean()
        .optional()
        .describe('Publishes against checks that block, with the right `override-checks`'),
      embargo: z
        .boolean()
        .optional()
        .describe('Until `at`, staff without the right `see-embargoed` see nothing of the story'),
      rejectPast: z.boolean().optional().describe('A time that has passed is rejected'),
      version: z
        .number()
        .int()
        .positive()
        .optional()
        .describe(
          'Publishes this version, without words that were written since; rejected if it is not the newest. With `at` also rejected while it lacks words of the working copy: those of then are published at that time',
        ),
    })
    .default({}),
  answer: envelope(writtenStory),
  errors: [
    ...writes,
    'not_found',
    'state_conflict',
    'version_conflict',
    'shows_missing',
    'picture_rights_ended',
    'checks_failed',
  ],
  auth: 'staff',
  right: 'publish',
});

export const withdrawStory = defineCall({
  name: 'withdrawStory',
  summary: 'Take a published or scheduled story back, now or at a later time',
  method: 'POST',
  path: `${stories}/{id}/withdraw`,
  params: oneParams,
  query,
  body: z
    .strictObject({
      /** ISO 8601 with a zone. A time that has passed withdraws now. */
      at: z.iso.datetime({ offset: true }).optional(),
    })
    .default({}),
  answer: envelope(storyRecord),
  errors: [...writes, 'not_found', 'state_conflict'],
  auth: 'staff',
  right: 'publish',
});

export const deleteStory = defineCall({
  name: 'deleteStory',
  summary:
    'Delete a story; a published one is withdrawn first. It can be put back for thirty days, then it is removed for good',
  method: 'DELETE',
  path: `${stories}/{id}`,
  params: oneParams,
  query,
  answer: envelope(storySummary),
  errors: [...guards, 'not_found', 'state_conflict'],
  auth: 'staff',
  right: 'delete',
});

export const undeleteStory = defineCall({
  name: 'undeleteStory',
  summary: 'Put a deleted story back; one that was published comes back withdrawn',
  method: 'POST',
  path: `${stories}/{id}/undelete`,
  params: oneParams,
  query,
  body: z.strictObject({}).default({}),
  answer: envelope(storyRecord),
  errors: [...writes, 'not_found', 'state_conflict'],
  auth: 'staff',
  right: 'delete',
});

export const getStory = defineCall({
  name: 'getStory',
  summary:
    'The newest version of a story, whatever its state. Staff who may not see the work on a published story get the published version',
  method: 'GET',
  path: `${stories}/{id}`,
  params: oneParams,
  query,
  answer: envelope(storyRecord),
  errors: [...guards, 'not_found'],
  auth: 'staff',
  right: 'see-own',
});
