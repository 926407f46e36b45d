import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isOutboundError, OutboundError } from './outbound-error.ts';

export interface OutboundAnswer {
  /** The URL of the response, after redirects. */
  url: string;
  status: number;
  headers: IncomingHttpHeaders;
  /** Streams the body, for files on disk; throws when it exceeds the limit or the timeout. */
  body: AsyncIterable<Uint8Array>;
  bytes(): Promise<Buffer>;
  text(): Promise<string>;
  /** For who needs only the status: the connection is closed. */
  discard(): void;
}

/** What the caller sees of an answer, with the body counted while it comes: a length the other side names is no promise. */
export function presentAnswer(
  url: URL,
  response: IncomingMessage,
  maxBytes: number,
  deadline: { signal: AbortSignal; stop(): void },
): OutboundAnswer {
  const tooLarge = () => new OutboundError('outbound_too_large', `the answer is over ${maxBytes} bytes`);
  const stop = () => response.destroy(deadline.signal.reason);
  deadline.signal.addEventListener('abort', stop, { once: true });
  response.once('close', () => {
    deadline.signal.removeEventListener('abort', stop);
    deadline.stop();
  });
  // An error of a destroyed stream without a reader would be unhandled.
  response.on('error', () => undefined);
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) {
    response.destroy();
    throw tooLarge();
  }

  async function* pieces(): AsyncGenerator<Uint8Array> {
    let size = 0;
    try {
      for await (const piece of response as AsyncIterable<Buffer>) {
        size += piece.byteLength;
        if (size > maxBytes) throw tooLarge();
        yield piece;
      }
    } catch (error) {
      if (isOutboundError(error)) throw error;
      if (deadline.signal.aborted) throw deadline.signal.reason;
      throw new OutboundError('outbound_failed', 'the answer broke off', { cause: error });
    }
  }
  const body = pieces();
  const bytes = async () => {
    const all: Uint8Array[] = [];
    for await (const piece of body) all.push(piece);
    return Buffer.concat(all);
  };
  return {
    url: url.href,
    status: response.statusCode ?? 0,
    headers: response.headers,
    body,
    bytes,
    text: async () => (await bytes()).toString('utf8'),
    discard: () => void response.destroy(),
  };
}
