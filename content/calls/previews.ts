import { z } from 'zod';
import { commonQuery, defineCall, envelope, site } from './call.ts';

/** Previews: the real page of the site with a version that readers do not have. */
const stories = '/api/neutron/stories/{site}/{id}';
const storyParams = z.object({ site, id: z.string().min(1).max(100) });
const query = z.strictObject({ ...commonQuery });
const guards = ['bad_query', 'token_missing', 'token_wrong', 'site_unknown', 'not_found'] as const;
const writes = [...guards, 'bad_body', 'body_too_large'] as const;

/** Which version, and as of which time the page is shown. */
const shown = {
  version: z.number().int().positive().optional().describe('Absent: what is written now'),
  at: z.iso.datetime({ offset: true }).optional().describe('The page as it would be then; absent: now'),
};

export const previewToken = defineCall({
  name: 'previewToken',
  summary: 'A signed token, short-lived, that shows a version on the site, the newest by default',
  method: 'POST',
  path: `${stories}/preview`,
  params: storyParams,
  query,
  body: z.strictObject(shown).default({}),
  answer: envelope(z.object({ token: z.string(), expiresAt: z.string(), url: z.string() })),
  errors: writes,
  auth: 'staff',
  right: 'see-own',
});

const previewLink = z.object({
  id: z.string(),
  /** Absent: the version that is the newest when the link is opened. */
  version: z.number().int().positive().optional(),
  at: z.string().optional(),
  note: z.string(),
  madeAt: z.string(),
  /** The name of the account. */
  madeBy: z.string(),
  expiresAt: z.string(),
  /** The address of the page, without the host. */
  url: z.string(),
});
export type PreviewLink = z.infer<typeof previewLink>;

export const createPreviewLink = defineCall({
  name: 'createPreviewLink',
  summary: 'A link to a preview for people without an account; it expires, and can be revoked before',
  method: 'POST',
  path: `${stories}/preview-links`,
  params: storyParams,
  query,
  body: z.strictObject({
    ...shown,
    hours: z.number().int().min(1).max(720).default(24),
    /** For whom it is; only staff see it. */
    note: z.string().trim().max(200).default(''),
  }),
  answer: envelope(previewLink),
  answerStatus: 201,
  errors: writes,
  auth: 'staff',
  right: 'see-own',
});

export const listPreviewLinks = defineCall({
  name: 'listPreviewLinks',
  summary: 'The links to previews of a story that still work, the newest first',
  method: 'GET',
  path: `${stories}/preview-links`,
  params: storyParams,
  query,
  answer: envelope(z.object({ items: z.array(previewLink) })),
  errors: guards,
  auth: 'staff',
  right: 'see-own',
});

export const revokePreviewLink = defineCall({
  name: 'revokePreviewLink',
  summary: 'End a link to a preview, at once',
  method: 'DELETE',
  path: `${stories}/preview-links/{link}`,
  params: storyParams.extend({ link: z.string().min(1).max(60) }),
  query,
  answer: envelope(z.object({ id: z.string() })),
  errors: guards,
  auth: 'staff',
  right: 'see-own',
});
