import { z } from 'zod';
import {
  entryUse,
  libraryPicture,
  pictureCounts,
  pictureFields,
  pictureReplacement,
  pictureUse,
} from '../entities/library-picture.ts';
import { commonQuery, defineCall, envelope, flag, limitOf, site, wholeNumber } from './call.ts';

/** The library of pictures. A picture enters by an upload, or with the first story that shows it. */
const pictures = '/api/neutron/pictures/{site}';
const params = z.object({ site });
const oneParams = z.object({ site, id: z.string().min(1).max(100) });
const query = z.strictObject({ ...commonQuery });
const guards = ['bad_query', 'token_missing', 'token_wrong', 'site_unknown'] as const;
const writes = [...guards, 'bad_body', 'body_too_large'] as const;

/** How the rights of a picture stand: ended, or ending within the next fourteen days. */
export const rightsStates = ['ended', 'ending'] as const;

export const listPictures = defineCall({
  name: 'listPictures',
  summary: 'Pictures of the library, the newest first; `next` continues the list',
  method: 'GET',
  path: pictures,
  params,
  query: z.strictObject({
    ...commonQuery,
    /** Words of file name, title, description, caption and credits. */
    q: z.string().trim().max(200).optional(),
    rights: z.enum(rightsStates).optional(),
    /** Pictures without a description that are not decorative. */
    alt: z.literal('missing').optional(),
    use: z.enum(['used', 'unused']).optional(),
    /** With how many pictures each filter has. */
    counts: flag,
    /** `next` of the page before. */
    after: wholeNumber.optional(),
    limit: limitOf(50),
  }),
  answer: envelope(
    z.object({
      items: z.array(
        libraryPicture.extend({
          /** With `rights`: the stories that show it, the newest first. */
          usedIn: z.array(pictureUse).optional(),
        }),
      ),
      next: z.number().int().optional(),
      counts: pictureCounts.optional(),
      /** The largest file that may be uploaded, in bytes. */
      largestUpload: z.number().int(),
    }),
  ),
  errors: guards,
  auth: 'staff',
  right: 'see-own',
});

export const getPicture = defineCall({
  name: 'getPicture',
  summary: 'One picture, the stories and entries that show it, and pictures that look the same',
  method: 'GET',
  path: `${pictures}/{id}`,
  params: oneParams,
  query,
  answer: envelope(
    z.object({
      picture: libraryPicture,
      usedIn: z.array(pictureUse),
      /** Authors, topics, newsletters, settings and other entries that show it. */
      entries: z.array(entryUse),
      alike: z.array(libraryPicture),
    }),
  ),
  errors: [...guards, 'not_found'],
  auth: 'staff',
  right: 'see-own',
});

export const getOriginal = defineCall({
  name: 'getOriginal',
  summary: 'The original of a picture in its full size, as a file to save',
  method: 'GET',
  path: `${pictures}/{id}/original`,
  params: oneParams,
  query,
  answer: z.instanceof(Uint8Array),
  answerAs: 'file',
  answerHeaders: { 'content-disposition': '`attachment`, with the name of the file' },
  errors: [...guards, 'not_found', 'picture_unusable', 'unavailable'],
  auth: 'staff',
  right: 'manage-pictures',
});

export const addPicture = defineCall({
  name: 'addPicture',
  summary:
    'Upload a picture (PNG, JPEG, WebP, AVIF) as the body; a picture that is here already is answered as it is, with `isKnown`',
  method: 'POST',
  path: pictures,
  params,
  query: z.strictObject({ ...commonQuery, filename: z.string().trim().max(200).optional() }),
  body: z.instanceof(Uint8Array),
  bodyAs: 'file',
  answer: envelope(
    z.object({ picture: libraryPicture, isKnown: z.boolean(), alike: z.array(libraryPicture) }),
  ),
  answerStatus: 201,
  errors: [...writes, 'picture_unusable', 'unavailable'],
  auth: 'staff',
  right: 'write-own',
});

export const updatePicture = defineCall({
  name: 'updatePicture',
  summary:
    'Change what is said about a picture; rejected if another editor saved it after `baseVersion`. Stories keep what they say about it themselves',
  method: 'PUT',
  path: `${pictures}/{id}`,
  params: oneParams,
  query,
  body: z.strictObject({ picture: pictureFields, baseVersion: z.number().int().positive() }),
  answer: envelope(libraryPicture),
  errors: [...writes, 'not_found', 'version_conflict'],
  auth: 'staff',
  right: 'manage-pictures',
});

export const replacePicture = defineCall({
  name: 'replacePicture',
  summary:
    'Put another picture of the library wherever stories show this one; says for each story what became of it',
  method: 'POST',
  path: `${pictures}/{id}/replacement`,
  params: oneParams,
  query,
  body: z.strictObject({ by: z.string().min(1).max(100) }),
  answer: envelope(z.object({ stories: z.array(pictureReplacement) })),
  errors: [...writes, 'not_found', 'picture_rights_ended'],
  auth: 'staff',
  right: 'manage-pictures',
});

export const deletePicture = defineCall({
  name: 'deletePicture',
  summary: 'Remove a picture that no story and no entry shows, with its original',
  method: 'DELETE',
  path: `${pictures}/{id}`,
  params: oneParams,
  query,
  answer: envelope(libraryPicture),
  errors: [...guards, 'not_found', 'in_use'],
  auth: 'staff',
  right: 'manage-pictures',
});
