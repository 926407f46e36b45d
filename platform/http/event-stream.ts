import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';

const type = 'text/event-stream';

export const isEventResponse = ({ headers, body }: Response): boolean =>
  body !== null && headers.get('content-type')?.startsWith(type) === true;

/** Whether a response never ends by itself. */
export const isEventStream = (res: ServerResponse): boolean =>
  String(res.getHeader('content-type') ?? '').startsWith(type);

/** Sends a stream of events until either side ends it. It is not compressed: each event leaves at once. */
export async function sendEvents(
  { req, res, requestId }: { req: IncomingMessage; res: ServerResponse; requestId: string },
  response: Response,
  extra: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(extra)) res.setHeader(name, value);
  for (const [name, value] of response.headers) res.setHeader(name, value);
  res.setHeader('x-request-id', requestId);
  // Proxies that collect responses would hold events back.
  res.setHeader('x-accel-buffering', 'no');
  res.statusCode = response.status;
  if (req.method === 'HEAD' || !response.body) {
    await response.body?.cancel();
    res.end();
    return;
  }
  res.flushHeaders();
  try {
    await pipeline(Readable.fromWeb(response.body as NodeWebStream<Uint8Array>), res);
  } catch {
    // The client went away, or the server stops: there is no reader left.
    res.destroy();
  }
}
