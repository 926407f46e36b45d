import { createServer, type RequestListener, type Server } from 'node:http';
import { ChunkedServerResponse } from '#platform/http/send-in-chunks.ts';
import { type ConnectionBounds, watchConnections } from '#platform/http/watch-connections.ts';
import { answerClientError } from './client-error.ts';
import { errorAnswer } from './error-response.ts';

/** Limits of one connection: size and speed of its requests. */
const connectionLimits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  // How often the two timeouts above are checked, and responses that no client reads.
  connectionsCheckingInterval: 2_000,
  requireHostHeader: true,
  // Most requests have no body: for those Node need not go through the life of a stream.
  optimizeEmptyRequests: true,
  // A client that reads nothing for this long is gone or attacks us.
  idleTimeout: 20_000,
  maxHeadersCount: 100,
  maxRequestsPerSocket: 1000,
  // Enough for an office behind one address; one laptop opens more only to keep us busy.
  connectionsPerAddress: 512,
} as const;

const usualBounds = {
  isProxy: () => false,
  now: () => performance.now(),
};

/** A `node:http` server with our limits and our words for requests it cannot read. */
export function createHttpServer(listener: RequestListener, bounds: Partial<ConnectionBounds> = {}): Server {
  const { idleTimeout, maxHeadersCount, maxRequestsPerSocket, connectionsPerAddress, ...options } =
    connectionLimits;
  const server = createServer({ ...options, ServerResponse: ChunkedServerResponse }, listener);
  const { check } = watchConnections(server, {
    perAddress: connectionsPerAddress,
    ...usualBounds,
    ...bounds,
  });
  const checking = setInterval(check, options.connectionsCheckingInterval).unref();
  server.once('close', () => clearInterval(checking));
  server.maxHeadersCount = maxHeadersCount;
  server.maxRequestsPerSocket = maxRequestsPerSocket;
  server.timeout = idleTimeout;
  server.on('clientError', answerClientError);
  // This server is not a proxy.
  server.on('connect', (_request, socket) => {
    const { body } = errorAnswer('method_not_allowed', { json: false });
    socket.end(
      `HTTP/1.1 405 Method Not Allowed\r\nallow: GET, HEAD\r\ncontent-type: text/html; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
  });
  return server;
}
