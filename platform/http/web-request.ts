import type { IncomingMessage } from 'node:http';

class BodyTooLarge extends Error {
  readonly code = 'BODY_TOO_LARGE';
}

/** A rejected body up to this size is still read from the socket, so that the client sees our response, not a reset. */
const drainAtMost = 4 * 1024 * 1024;
/** Editors must see why a file was rejected. */
const drainOfStaff = 64 * 1024 * 1024;

/**
 * Reads a body up to a limit. Bytes beyond it are never stored. Listens to the stream itself: an iterator over it costs
 * as much as all the rest of a small request.
 */
export function readBody(
  req: IncomingMessage,
  limit: number,
  drained: number = drainAtMost,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // A request without a body may have come to its end already (`optimizeEmptyRequests`): its `end` event does not fire again.
    if (req.readableEnded) return resolve(Buffer.alloc(0));
    // The client disconnected before this call: neither `error` nor `close` fires again.
    if (req.destroyed) return reject(new Error('the client disconnected before its body was read'));
    const readAtMost = Math.max(limit, drained);
    if (Number(req.headers['content-length'] ?? 0) > readAtMost) return reject(new BodyTooLarge());
    const chunks: Buffer[] = [];
    let length = 0;
    const take = (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit) chunks.push(chunk);
      if (length <= readAtMost) return;
      req.off('data', take).pause();
      reject(new BodyTooLarge());
    };
    req.on('data', take);
    req.on('end', () => {
      const [whole] = chunks;
      if (length > limit) reject(new BodyTooLarge());
      else resolve(whole && chunks.length === 1 ? whole : Buffer.concat(chunks));
    });
    // A client that disconnects: an error of the stream, or just its end.
    req.on('error', reject);
    req.on('close', () => {
      if (!req.complete) reject(new Error('the body did not come to its end'));
    });
  });
}

/** Hop-by-hop headers, and headers that only a trusted proxy may set. */
const dropped = new Set([
  'host',
  'connection',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'content-length',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]);

/**
 * The context as a web `Request`. Its origin is the configured one, never the `Host` header:
 * nothing a reader sends can change the links an answer carries.
 */
export async function webRequest(
  context: { req: IncomingMessage; target: { path: string; query: string }; requestId: string },
  options: {
    origin: string;
    bodyLimit: number;
    /** A body over the limit is left out and its length passed on, so that the receiver rejects it in its own words. */
    passesLength?: boolean;
    /** A `HEAD` request becomes a `GET`: the response needs the length of its body, which is then not sent. */
    isHeadAsGet?: boolean;
  },
): Promise<Request> {
  const { req, target } = context;
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    if (value === undefined || dropped.has(name)) continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  headers.set('x-request-id', context.requestId);
  const url = `${options.origin}${target.path}${target.query ? `?${target.query}` : ''}`;
  const method = options.isHeadAsGet && req.method === 'HEAD' ? 'GET' : (req.method ?? 'GET');
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  const { bodyLimit, passesLength = false } = options;
  const body = await readBody(req, bodyLimit, passesLength ? drainOfStaff : drainAtMost).catch(
    (error: unknown) => {
      if (passesLength && error instanceof BodyTooLarge) return undefined;
      throw error;
    },
  );
  if (!body) {
    // What the client claims may be missing, and need not be true.
    headers.set('content-length', String(bodyLimit + 1));
    return new Request(url, { method, headers });
  }
  // A view: the request makes its own copy.
  return new Request(url, {
    method,
    headers,
    body: body.length > 0 ? (body as Uint8Array<ArrayBuffer>) : null,
  });
}
