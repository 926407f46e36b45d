import { z } from 'zod';
import { storyVersion, storyVersionContent, versionName, writtenStory } from '../entities/story-record.ts';
import { commonQuery, defineCall, envelope, site, wholeNumber } from './call.ts';

/** The saved versions of a story: who saved each and why, its words, and the way back to it. */
const versions = '/api/neutron/stories/{site}/{id}/versions';
const storyParams = z.object({ site, id: z.string().min(1).max(100) });
const oneParams = storyParams.extend({
  version: wholeNumber,
});
const query = z.strictObject({ ...commonQuery });
const guards = ['bad_query', 'token_missing', 'token_wrong', 'site_unknown', 'not_found'] as const;

export const listStoryVersions = defineCall({
  name: 'listStoryVersions',
  summary: 'Every saved version of a story, newest first, with who saved it and why',
  method: 'GET',
  path: versions,
  params: storyParams,
  query,
  answer: envelope(z.object({ items: z.array(storyVersion) })),
  errors: guards,
  auth: 'staff',
  right: 'see-own',
});

export const getStoryVersion = defineCall({
  name: 'getStoryVersion',
  summary: 'One version of a story with its words',
  method: 'GET',
  path: `${versions}/{version}`,
  params: oneParams,
  query,
  answer: envelope(storyVersionContent),
  errors: guards,
  auth: 'staff',
  right: 'see-own',
});

export const restoreStoryVersion = defineCall({
  name: 'restoreStoryVersion',
  summary: 'Save an earlier version as the newest one; nothing is overwritten',
  method: 'POST',
  path: `${versions}/{version}/restore`,
  params: oneParams,
  query,
  body: z
    .strictObject({
      /** The newest version the editor has seen; without it the restored one follows whatever is newest. */
      baseVersion: z.number().int().positive().optional(),
      name: versionName.optional(),
    })
    .default({}),
  answer: envelope(writtenStory),
  errors: [
    ...guards,
    'bad_body',
    'body_too_large',
    'slug_taken',
    'version_conflict',
    'reference_unknown',
    'shows_missing',
  ],
  auth: 'staff',
  right: 'write-own',
});
