import type { CallAuth } from '#content/calls/call.ts';
import { NeutronError } from '#content/errors.ts';
import { uploadBytes } from '#content/limits.ts';
import { bodyBytes } from './body-bytes.ts';
import { checkJson } from './check-json.ts';

/** The JSON of a request; nothing sent is nothing given. */
export async function readBody(request: Request, auth: CallAuth): Promise<unknown> {
  const text = textOf(await readBytes(request, bodyBytes[auth]));
  if (text === '') return undefined;
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\b/i.test(type))
    throw new NeutronError('bad_body', { message: 'The request body must be application/json' });
  const value = parse(text);
  checkJson(value);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new NeutronError('bad_body', { message: 'The request body is not JSON', cause });
  }
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new NeutronError('bad_body', { message: 'The request body is not UTF-8', cause });
  }
}

/** A file as it was sent. Its type is read from its bytes: a header proves nothing. */
export async function readFile(request: Request): Promise<Buffer> {
  const bytes = await readBytes(request, uploadBytes);
  if (bytes.length === 0)
    throw new NeutronError('bad_body', { message: 'The request body must be the file itself' });
  return bytes;
}

/** A part of a file, which may be empty. */
export async function readFilePart(request: Request): Promise<Buffer> {
  if (request.headers.get('content-type') !== partType)
    throw new NeutronError('content_type', { message: `The body of this request must be ${partType}` });
  return readBytes(request, uploadBytes);
}

const partType = 'application/offset+octet-stream';

/** Stops reading at the limit, whatever the length header claimed. */
async function readBytes(request: Request, most: number): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge(most);
  if (!request.body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > most) throw tooLarge(most);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(most: number): NeutronError {
  const megabyte = 1024 * 1024;
  const size = most < megabyte ? `${most / 1024} kB` : `${most / megabyte} MB`;
  return new NeutronError('body_too_large', {
    message: `This is larger than ${size}, which is the most that one request may have. Nothing of it was stored.`,
  });
}
