import { z } from 'zod';
import { commonQuery, defineCall, envelope, site } from './call.ts';

/** Uploads that resume, by the protocol tus 1.0.0: `docs/contracts/uploads.md`. */
const uploads = '/api/neutron/uploads/{site}/resumable';
const params = z.object({ site });
const oneParams = z.object({ site, id: z.uuid() });
const query = z.strictObject({ ...commonQuery });
const guards = ['bad_query', 'token_missing', 'token_wrong', 'site_unknown', 'upload_protocol'] as const;
const one = [...guards, 'not_found', 'upload_gone'] as const;
/** After the last byte the file is checked and stored. */
const finishes = ['picture_unusable', 'unavailable'] as const;

const protocol = { 'Tus-Resumable': { description: '`1.0.0`', isRequired: true } } as const;
const answered = { 'Tus-Resumable': '`1.0.0`' };
const progress = {
  ...answered,
  'Upload-Offset': 'How many bytes are here',
  'Upload-Expires': 'Until when the rest must arrive; absent when the file is complete',
  'Neutron-Picture': 'The id of the picture, when the file is complete',
  'Neutron-Picture-Known': '`true` when the library had this file already',
};

export const createUpload = defineCall({
  name: 'createUpload',
  summary:
    'Begin the upload of a picture that resumes after a lost connection; a file that is too large is rejected before it is sent',
  method: 'POST',
  path: uploads,
  params,
  query,
  requestHeaders: {
    ...protocol,
    'Upload-Length': { description: 'The size of the file in bytes', isRequired: true },
    'Upload-Metadata': { description: '`filename` and the name of the file in Base64' },
  },
  answerHeaders: {
    ...answered,
    Location: 'The path of the upload',
    'Upload-Expires': progress['Upload-Expires'],
  },
  answer: envelope(
    z.object({ id: z.string(), length: z.number().int().positive(), expiresAt: z.iso.datetime() }),
  ),
  answerStatus: 201,
  errors: [...guards, 'bad_body', 'body_too_large', 'rate_limited'],
  auth: 'staff',
  right: 'write-own',
});

export const findUpload = defineCall({
  name: 'findUpload',
  summary: 'How much of a file is here',
  method: 'HEAD',
  path: `${uploads}/{id}`,
  params: oneParams,
  query,
  requestHeaders: protocol,
  answerHeaders: { ...progress, 'Upload-Length': 'The size of the file in bytes' },
  answer: z.undefined(),
  answerAs: 'headers',
  errors: [...one, ...finishes],
  auth: 'staff',
  right: 'write-own',
});

export const addToUpload = defineCall({
  name: 'addToUpload',
  summary: 'Send the next part of a file; after the last one it is a picture of the library',
  method: 'PATCH',
  path: `${uploads}/{id}`,
  params: oneParams,
  query,
  requestHeaders: {
    ...protocol,
    'Upload-Offset': { description: 'Where in the file the part begins', isRequired: true },
  },
  answerHeaders: progress,
  body: z.instanceof(Uint8Array),
  bodyAs: 'part',
  answer: z.undefined(),
  answerAs: 'headers',
  answerStatus: 204,
  errors: [...one, ...finishes, 'bad_body', 'body_too_large', 'content_type', 'upload_offset'],
  auth: 'staff',
  right: 'write-own',
});

export const endUpload = defineCall({
  name: 'endUpload',
  summary: 'End an upload and remove what was sent; a picture that came of it stays',
  method: 'DELETE',
  path: `${uploads}/{id}`,
  params: oneParams,
  query,
  requestHeaders: protocol,
  answerHeaders: answered,
  answer: z.undefined(),
  answerAs: 'headers',
  answerStatus: 204,
  errors: one,
  auth: 'staff',
  right: 'write-own',
});
