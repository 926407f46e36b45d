import { z } from 'zod';
import { paging } from '../entities/content-list.ts';
import { importEntry, importKinds, importOutcomes, importRun } from '../entities/import-run.ts';
import { commonQuery, defineCall, envelope, limitOf, offset, site } from './call.ts';

/** Staff calls for imports: their reports, and their undo. */
const runs = '/api/neutron/imports/{site}';
const oneParams = z.object({
  site,
  id: z.string().regex(/^[1-9]\d{0,8}$/, 'must be the number of an import'),
});
const guards = ['bad_query', 'token_missing', 'token_wrong', 'site_unknown'] as const;

export const listImports = defineCall({
  name: 'listImports',
  summary: 'Imports, the newest first, with what each of them added, changed and lost',
  method: 'GET',
  path: runs,
  params: z.object({ site }),
  query: z.strictObject({ ...commonQuery, limit: limitOf(20), offset }),
  answer: envelope(z.object({ items: z.array(importRun), paging })),
  errors: guards,
  auth: 'staff',
  right: 'import',
});

export const getImport = defineCall({
  name: 'getImport',
  summary:
    'One import with its entries: what an undo left, rejected stories and stories that are not clean come first',
  method: 'GET',
  path: `${runs}/{id}`,
  params: oneParams,
  query: z.strictObject({
    ...commonQuery,
    of: z.enum(importKinds).default('story'),
    outcome: z.enum(importOutcomes).optional(),
    clean: z.enum(['true', 'false']).optional(),
    undone: z.enum(['removed', 'restored', 'left']).optional(),
    limit: limitOf(50),
    offset,
  }),
  answer: envelope(z.object({ run: importRun, items: z.array(importEntry), paging })),
  errors: [...guards, 'not_found'],
  auth: 'staff',
  right: 'import',
});

export const undoImport = defineCall({
  name: 'undoImport',
  summary:
    'Remove what an import added and restore the stories it changed; what editors or readers changed since stays and is named. Repeat the call until the state is `undone`: each removes at most two thousand stories',
  method: 'POST',
  path: `${runs}/{id}/undo`,
  params: oneParams,
  query: z.strictObject({ ...commonQuery }),
  body: z.strictObject({}).default({}),
  answer: envelope(importRun),
  errors: [...guards, 'bad_body', 'body_too_large', 'not_found'],
  auth: 'staff',
  right: 'import',
});
