import { z } from 'zod';
import { fontFile, madePictures, pictureFile } from '../entities/settings.ts';
import { commonQuery, defineCall, envelope, site } from './call.ts';

/** An uploaded picture. `path` is what the image of a story names. */
export const uploadedPicture = z.object({
  id: z.string(),
  path: z.string(),
  type: z.enum(['png', 'jpeg', 'webp', 'avif', 'svg']),
  bytes: z.number().int(),
  file: pictureFile,
  /** The color most of it has, painted until it arrives. */
  color: z.string().optional(),
  /** What it looks like, to find the same picture in another file. */
  hash: z.string().optional(),
  made: madePictures.optional(),
});
export type UploadedPicture = z.output<typeof uploadedPicture>;

/** An uploaded font, for the setting `fonts`. */
export const uploadedFont = z.object({
  id: z.string(),
  path: z.string(),
  type: z.literal('woff2'),
  bytes: z.number().int(),
  file: fontFile,
});
export type UploadedFile = UploadedPicture | z.output<typeof uploadedFont>;

export const uploadFile = defineCall({
  name: 'uploadFile',
  summary:
    'Upload a picture or logo (PNG, JPEG, WebP, AVIF, SVG without scripts) as the body; with `as=icon` favicons and a share picture are made from it; with `as=font` it is a WOFF2 font',
  method: 'POST',
  path: '/api/neutron/uploads/{site}',
  params: z.object({ site }),
  query: z.strictObject({
    ...commonQuery,
    as: z.enum(['picture', 'icon', 'font']).optional(),
  }),
  body: z.instanceof(Uint8Array),
  bodyAs: 'file',
  answer: envelope(z.union([uploadedPicture, uploadedFont])),
  answerStatus: 201,
  errors: [
    'bad_query',
    'token_missing',
    'token_wrong',
    'site_unknown',
    'bad_body',
    'body_too_large',
    'picture_unusable',
    'font_unusable',
    'unavailable',
  ],
  auth: 'staff',
  right: 'manage-pictures',
});
