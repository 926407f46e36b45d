import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';
import { movedAddress } from '#content/rules/moved-address.ts';
import { acceptedEncodings } from '#platform/http/encodings.ts';
import type { Handler } from './http/request-context.ts';
import { sendError, sendMoved } from './http/send.ts';

/**
 * Streamed responses. Nothing of them is cached here: their tag is known before their first
 * byte, and a reader who has them already gets none.
 */
export function createStreamHandler(options: {
  render(url: string, edition: string): Promise<Response>;
  /** Headers every page carries, flat. */
  headers: readonly string[];
  edition: string;
}): Handler {
  return async (context) => {
    const { req, res, target, requestId } = context;
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return sendError(context, 'method_not_allowed', { allow: 'GET, HEAD' });
    const moved = movedAddress(target.path, '');
    if (moved !== null) return sendMoved(context, moved, options.headers);
    const response = await options.render(target.path, options.edition);
    const isHeld = holds(req.headers['if-none-match'], response.headers.get('etag'));
    const isPacked = acceptedEncodings(req.headers['accept-encoding']).gzip;
    const isBodiless = isHeld || req.method === 'HEAD' || !response.body;
    const headers = [...options.headers, ...[...response.headers].flat()];
    headers.push('vary', 'Accept-Encoding', 'x-request-id', requestId);
    if (isPacked && !isHeld) headers.push('content-encoding', 'gzip');
    res.writeHead(isHeld ? 304 : response.status, headers);
    if (isBodiless) {
      await response.body?.cancel();
      res.end();
      return;
    }
    const body = Readable.fromWeb(response.body as NodeWebStream<Uint8Array>);
    try {
      await (isPacked ? pipeline(body, createGzip({ level: 5 }), res) : pipeline(body, res));
    } catch (error) {
      // The reader left, or a part could not be read: a cut file is better than one that ends as if it were whole.
      res.destroy();
      if (!isGone(error)) throw error;
    }
  };
}

function holds(ifNoneMatch: string | undefined, tag: string | null): boolean {
  if (!ifNoneMatch || !tag) return false;
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((held) => held.trim() === tag);
}

const isGone = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
