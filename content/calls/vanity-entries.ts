import { z } from 'zod';
import { paging } from '../entities/content-list.ts';
import { savedVanity, vanity, vanityInput } from '../entities/vanity.ts';
import { pageViewKinds, visitedPath } from '../entities/visited-path.ts';
import { listingLimit } from '../limits.ts';
import { commonQuery, defineCall, envelope, limitOf, offset, site, wholeNumber } from './call.ts';

/** Staff calls for vanity entries and for the paths that readers requested. */
const entries = '/api/neutron/vanity/{site}/entries';
const visits = '/api/neutron/vanity/{site}/visits';
const params = z.object({ site });
const oneParams = z.object({ site, id: z.string().min(1).max(100) });
const query = z.strictObject({ ...commonQuery });
const guards = ['bad_query', 'token_missing', 'token_wrong', 'site_unknown'] as const;
const writes = [...guards, 'bad_body', 'body_too_large'] as const;
const saved = envelope(savedVanity);

export const listVanities = defineCall({
  name: 'listVanities',
  summary: 'Vanity entries by path, active or not',
  method: 'GET',
  path: entries,
  params,
  query: z.strictObject({
    ...commonQuery,
    /** Only paths that begin so. */
    under: z.string().max(500).startsWith('/').optional(),
    limit: limitOf(listingLimit),
    offset,
  }),
  answer: envelope(z.object({ items: z.array(savedVanity), paging })),
  errors: guards,
  auth: 'staff',
  right: 'manage-redirects',
});

export const getVanity = defineCall({
  name: 'getVanity',
  summary: 'One vanity entry, with its version',
  method: 'GET',
  path: `${entries}/{id}`,
  params: oneParams,
  query,
  answer: saved,
  errors: [...guards, 'not_found'],
  auth: 'staff',
  right: 'manage-redirects',
});

export const createVanity = defineCall({
  name: 'createVanity',
  summary:
    'Create an entry for a path; rejected if the path has one, leads to a foreign host or into a redirect loop',
  method: 'POST',
  path: entries,
  params,
  query,
  body: z.strictObject({ entry: vanityInput }),
  answer: saved,
  answerStatus: 201,
  errors: [...writes, 'path_taken', 'circle'],
  auth: 'staff',
  right: 'manage-redirects',
});

export const updateVanity = defineCall({
  name: 'updateVanity',
  summary: 'Replace an entry, under the same rules; rejected if another editor saved it after `baseVersion`',
  method: 'PUT',
  path: `${entries}/{id}`,
  params: oneParams,
  query,
  body: z.strictObject({ entry: vanityInput, baseVersion: z.number().int().positive() }),
  answer: saved,
  errors: [...writes, 'not_found', 'path_taken', 'circle', 'version_conflict'],
  auth: 'staff',
  right: 'manage-redirects',
});

export const deleteVanity = defineCall({
  name: 'deleteVanity',
  summary: 'Remove an entry; the answer is the entry as it was, to be created again if that was a mistake',
  method: 'DELETE',
  path: `${entries}/{id}`,
  params: oneParams,
  query: z.strictObject({
    ...commonQuery,
    /** With it, an entry that was saved since is not removed. */
    baseVersion: wholeNumber.optional(),
  }),
  answer: saved,
  errors: [...guards, 'not_found', 'version_conflict'],
  auth: 'staff',
  right: 'manage-redirects',
});

export const explainVanity = defineCall({
  name: 'explainVanity',
  summary: 'Why a path stands for what it stands for, step by step',
  method: 'GET',
  path: '/api/neutron/vanity/{site}/explain',
  params,
  query: z.strictObject({
    ...commonQuery,
    /** With its query, as a reader would ask for it. */
    path: z.string().min(1).max(2048).startsWith('/'),
  }),
  answer: envelope(
    z.object({
      lookupPath: z.string(),
      outcome: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('none') }),
        z.object({
          kind: z.literal('redirect'),
          to: z.string(),
          status: z.union([z.literal(301), z.literal(302)]),
        }),
        z.object({ kind: z.literal('mask'), path: z.string() }),
        z.object({ kind: z.literal('not-found') }),
      ]),
      steps: z.array(z.string()),
      entry: vanity.optional(),
    }),
  ),
  errors: guards,
  auth: 'staff',
  right: 'manage-redirects',
});

export const reportVisits = defineCall({
  // The name is the operation id of the public API document.
  name: 'reportVisits',
  summary: 'Add to the counts of vanity entries used and of addresses where nothing was; the site makes it',
  method: 'POST',
  path: visits,
  params,
  query,
  body: z.strictObject({ visits: z.array(visitedPath).max(2000) }),
  answer: envelope(z.object({ counted: z.number().int() })),
  errors: writes,
  auth: 'staff',
  right: 'manage-redirects',
});

export const listVisits = defineCall({
  name: 'listVisits',
  summary: 'Which vanity entries readers used, or which missing paths they requested, most often first',
  method: 'GET',
  path: visits,
  params,
  query: z.strictObject({
    ...commonQuery,
    kind: z.enum(pageViewKinds),
    /** Days back from today, today included. */
    days: limitOf(30, 90),
    limit: limitOf(50),
    offset,
  }),
  answer: envelope(z.object({ items: z.array(visitedPath) })),
  errors: guards,
  auth: 'staff',
  right: 'manage-redirects',
});
