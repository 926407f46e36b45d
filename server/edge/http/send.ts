import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pageMaxAgeSeconds } from '#content/limits.ts';
import { isCompressible } from '#platform/http/compressible.ts';
import { acceptedEncodings } from '#platform/http/encodings.ts';
import { isEventResponse, sendEvents } from '#platform/http/event-stream.ts';
import { errorAnswer, type ServerErrorReason } from './error-response.ts';
import type { RequestContext } from './request-context.ts';

const compress = promisify(gzip);
const worthCompressing = 1000;
/** A full disk or a lost database is not back within the second. */
export const storeRetrySeconds = 5;

/** Writes a web `Response` to the connection: text compressed, `HEAD` without a body. */
export async function sendResponse(
  context: RequestContext,
  response: Response,
  extra: Record<string, string> = {},
): Promise<void> {
  const { req, res } = context;
  if (isEventResponse(response)) return sendEvents(context, response, extra);
  let body: Buffer = Buffer.from(await response.arrayBuffer());
  const headers: string[] = [];
  for (const [name, value] of response.headers) {
    if (name !== 'content-length' && name !== 'connection' && name !== 'transfer-encoding')
      headers.push(name, value);
  }
  for (const [name, value] of Object.entries(extra))
    if (!response.headers.has(name)) headers.push(name, value);
  if (response.status === 503 && !response.headers.has('retry-after'))
    headers.push('retry-after', String(storeRetrySeconds));
  const text =
    isCompressible(response.headers.get('content-type')) && !response.headers.has('content-encoding');
  if (text) {
    headers.push('vary', 'Accept-Encoding');
    if (body.length >= worthCompressing && acceptedEncodings(req.headers['accept-encoding']).gzip) {
      body = await compress(body, { level: 5 });
      headers.push('content-encoding', 'gzip');
      weakenTag(headers);
    }
  }
  const bodiless = response.status === 204 || response.status === 304;
  // A HEAD answer of a handler that made no body keeps the length the handler declared.
  const declared = req.method === 'HEAD' && body.length === 0 ? response.headers.get('content-length') : null;
  if (!bodiless) headers.push('content-length', declared ?? String(body.length));
  headers.push('x-request-id', context.requestId);
  res.writeHead(response.status, headers);
  res.end(req.method === 'HEAD' || bodiless ? undefined : body);
}

/** The bytes are no longer the ones the tag was made for. */
function weakenTag(headers: string[]): void {
  const at = headers.findIndex((text, index) => index % 2 === 0 && text === 'etag');
  const tag = headers[at + 1];
  if (at >= 0 && tag && !tag.startsWith('W/')) headers[at + 1] = `W/${tag}`;
}

export function sendError(
  context: RequestContext,
  reason: ServerErrorReason,
  options: { allow?: string; retryAfterSeconds?: number } = {},
): void {
  const { req, res, requestId } = context;
  // The rest of the body belongs to a rejected request: the connection cannot be reused.
  if (!req.complete && hasBody(req)) res.shouldKeepAlive = false;
  const json = isForPrograms(context);
  const answer = errorAnswer(reason, { json, requestId, ...options });
  sendText(context, answer.status, answer.headers, answer.body);
}

/** The page lives elsewhere for good; browsers may remember that as long as they remember a page. */
export function sendMoved(
  { res, requestId }: RequestContext,
  location: string,
  headers: readonly string[],
): void {
  const own = {
    location,
    'cache-control': `public, max-age=${pageMaxAgeSeconds}`,
    'content-length': '0',
    'x-request-id': requestId,
  };
  res.writeHead(301, [...headers, ...Object.entries(own).flat()]);
  res.end();
}

function hasBody(req: IncomingMessage): boolean {
  return req.headers['transfer-encoding'] !== undefined || (req.headers['content-length'] ?? '0') !== '0';
}

export function sendText(
  context: RequestContext,
  status: number,
  headers: Record<string, string>,
  body: string,
): void {
  const { req, res } = context;
  if (res.headersSent) {
    res.destroy();
    return;
  }
  res.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  res.end(req.method === 'HEAD' ? undefined : body);
}

/** True for requests of programs: API calls, or bodies sent by a script rather than a form. */
function isForPrograms({ req, target }: RequestContext): boolean {
  return (
    target.path.includes('/api/') ||
    req.headers['sec-fetch-dest'] === 'empty' ||
    (req.method !== 'GET' && req.method !== 'HEAD' && !req.headers.accept?.includes('text/html'))
  );
}
