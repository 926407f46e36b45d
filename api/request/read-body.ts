import type { CallAuth } from '#content/calls/call.ts';
import { NeutronError } from '#content/errors.ts';
import { bodyBytes } from './body-bytes.ts';
import { checkJson } from './check-json.ts';

/** The JSON of a request; nothing sent is nothing given. */
export async function readBody(request: Request, auth: CallAuth): Promise<unknown> {
  const most = bodyBytes[auth];
  if (Number(request.headers.get('content-length') ?? 0) > most) throw new NeutronError('body_too_large');
  const text = await readText(request, most);
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

/** Stops reading at the limit, whatever the length header claimed. */
async function readText(request: Request, most: number): Promise<string> {
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > most) throw new NeutronError('body_too_large');
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch (cause) {
    throw new NeutronError('bad_body', { message: 'The request body is not UTF-8', cause });
  }
}
