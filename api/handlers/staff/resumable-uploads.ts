import type * as calls from '#content/calls/resumable-uploads.ts';
import { NeutronError } from '#content/errors.ts';
import { filenameOf } from '#content/rules/uploads/upload-metadata.ts';
import type { Handler, HandlerDeps } from '../../handler.ts';
import { largestUpload } from '../../pictures/largest-upload.ts';
import { storePicture } from '../../pictures/store-picture.ts';
import { enveloped } from '../../present/envelope.ts';
import type { Upload } from '../../uploads/upload-parts.ts';

const version = { 'tus-resumable': '1.0.0' };
const megabyte = 1024 * 1024;

export const createUpload: Handler<typeof calls.createUpload> = async ({ params }, deps) => {
  checkProtocol(deps);
  const length = numberIn('upload-length', deps);
  const most = largestUpload(deps.publication);
  if (length === 0) throw new NeutronError('bad_body', { message: 'This file is empty.' });
  if (length > most)
    throw new NeutronError('body_too_large', {
      field: 'Upload-Length',
      message: `This file has ${(length / megabyte).toFixed(1)} MB; a picture may have ${most / megabyte} MB. Export it smaller, as a JPEG of 4,000 pixels for example.`,
    });
  const filename = filenameOf(deps.headers?.get('upload-metadata') ?? '');
  if (filename === undefined) throw new NeutronError('bad_body', { field: 'Upload-Metadata' });
  const upload = await deps.uploadParts.create({ owner: ownerOf(deps), filename, length });
  const expiresAt = new Date(upload.expiresAt).toISOString();
  return {
    answer: enveloped({ id: upload.id, length, expiresAt }),
    headers: {
      ...version,
      location: `/api/neutron/uploads/${params.site}/resumable/${upload.id}`,
      'upload-expires': new Date(upload.expiresAt).toUTCString(),
    },
    record: false,
  };
};

export const findUpload: Handler<typeof calls.findUpload> = async ({ params }, deps) => {
  checkProtocol(deps);
  return deps.uploadParts.use(params.id, ownerOf(deps), async (found) => {
    const upload = await finishIfComplete(found, deps);
    const length = { 'upload-length': String(upload.length), 'cache-control': 'no-store' };
    return { answer: undefined, headers: { ...progressOf(upload), ...length } };
  });
};

export const addToUpload: Handler<typeof calls.addToUpload> = async ({ params, body }, deps) => {
  checkProtocol(deps);
  const offset = numberIn('upload-offset', deps);
  return deps.uploadParts.use(params.id, ownerOf(deps), async (found) => {
    const upload = await finishIfComplete(await deps.uploadParts.append(found, offset, body), deps);
    const { picture } = upload;
    return {
      answer: undefined,
      headers: progressOf(upload),
      record: picture && !found.picture ? { id: picture.id } : false,
    };
  });
};

export const endUpload: Handler<typeof calls.endUpload> = async ({ params }, deps) => {
  checkProtocol(deps);
  await deps.uploadParts.use(params.id, ownerOf(deps), deps.uploadParts.remove);
  return { answer: undefined, headers: version, record: false };
};

/**
 * Makes the picture when all bytes are here. A lost answer or a full queue leaves the bytes, and the next request tries
 * again; a file that is no picture is removed.
 */
async function finishIfComplete(upload: Upload, deps: HandlerDeps): Promise<Upload> {
  if (upload.picture || upload.offset < upload.length) return upload;
  try {
    const { row, isKnown } = await storePicture(await deps.uploadParts.read(upload), upload.filename, deps);
    return await deps.uploadParts.finish(upload, { id: row.id, isKnown });
  } catch (error) {
    if (error instanceof NeutronError && error.reason === 'picture_unusable')
      await deps.uploadParts.remove(upload);
    throw error;
  }
}

function progressOf({ offset, expiresAt, picture }: Upload): Record<string, string> {
  const here = { ...version, 'upload-offset': String(offset) };
  return picture
    ? { ...here, 'neutron-picture': picture.id, 'neutron-picture-known': String(picture.isKnown) }
    : { ...here, 'upload-expires': new Date(expiresAt).toUTCString() };
}

function checkProtocol({ headers }: HandlerDeps): void {
  if (headers?.get('tus-resumable') !== version['tus-resumable']) throw new NeutronError('upload_protocol');
}

function numberIn(name: 'upload-length' | 'upload-offset', { headers }: HandlerDeps): number {
  const text = headers?.get(name) ?? '';
  if (!/^\d{1,12}$/.test(text))
    throw new NeutronError('bad_body', { field: name, message: `The header ${name} must be a whole number` });
  return Number(text);
}

const ownerOf = ({ staff }: HandlerDeps): string => staff?.sub ?? '';
