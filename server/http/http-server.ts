import { createServer, type RequestListener, type Server } from 'node:http';
import { answerClientError } from './client-error.ts';
import { errorAnswer } from './error-answer.ts';

/** How much one connection may ask of us, and how slowly. */
export const connectionLimits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  // How often the two timeouts above are looked at.
  connectionsCheckingInterval: 2_000,
  requireHostHeader: true,
  // Most requests have no body: for those Node need not go through the life of a stream.
  optimizeEmptyRequests: true,
  // A reader that takes nothing for this long is gone, or wants to keep us busy.
  idleTimeout: 20_000,
  maxHeadersCount: 100,
  maxRequestsPerSocket: 1000,
} as const;

/** A `node:http` server with our limits and our words for requests it cannot read. */
export function createHttpServer(listener: RequestListener): Server {
  const { idleTimeout, maxHeadersCount, maxRequestsPerSocket, ...options } = connectionLimits;
  const server = createServer(options, listener);
  server.maxHeadersCount = maxHeadersCount;
  server.maxRequestsPerSocket = maxRequestsPerSocket;
  server.timeout = idleTimeout;
  server.on('clientError', answerClientError);
  // We are nobody's proxy.
  server.on('connect', (_request, socket) => {
    const { body } = errorAnswer('method_not_allowed', { json: false });
    socket.end(
      `HTTP/1.1 405 Method Not Allowed\r\nallow: GET, HEAD\r\ncontent-type: text/html; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
  });
  return server;
}
