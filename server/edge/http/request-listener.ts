import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorReason } from '#content/errors.ts';
import { storeFaultOf } from '#database/store-fault.ts';
import { isEventStream } from '#platform/http/event-stream.ts';
import { hasTwoHosts } from '#platform/http/has-two-hosts.ts';
import { requestId } from '#platform/http/request-id.ts';
import type { Log } from '#platform/log.ts';
import { type CheckedTarget, createTargetMemory, type Target } from './check-target.ts';
import type { Handler, RequestContext } from './request-context.ts';
import { sendError, storeRetrySeconds } from './send.ts';

export interface NamedHandler {
  /** The route's name in logs and metrics. */
  name: string;
  handler: Handler;
}

export interface RequestListenerOptions {
  /** The route of a path. Paths are compared as received, so two spellings never share a route. */
  routeFor(path: string): NamedHandler | undefined;
  log: Log;
  /** Called when a response is complete or its connection closed. */
  onDone(context: RequestContext, route: string, status: number, milliseconds: number): void;
  now(): number;
}

export interface RequestHandling {
  listener: RequestListener;
  /** From now on every response is the last on its connection, also responses in progress. */
  endConnections(): void;
}

/** Checks every request of this process once, gives it an id and passes it to its handler. */
export function createRequestListener(options: RequestListenerOptions): RequestHandling {
  const underway = new Set<ServerResponse>();
  const check = createTargetMemory();
  let ending = false;
  const listener: RequestListener = (req, res) => {
    if (closing.has(req.socket)) return undefined;
    if (sentAhead(req.socket, res) >= mostSentAhead) {
      // This request is still served; the connection closes after it.
      res.shouldKeepAlive = false;
      closing.add(req.socket);
    }
    const startedAt = options.now();
    if (ending) res.shouldKeepAlive = false;
    const checked = check(req.url ?? '');
    const target = checked.ok ? checked.target : rejectedTarget(req.url ?? '');
    const context: RequestContext = { req, res, target, requestId: requestId(req.headers['x-request-id']) };
    const named = checked.ok ? options.routeFor(target.path) : undefined;
    const route = named?.name ?? 'rejected';
    const answering = answer(context, checked, named, options.log);
    // Finished at once, as every cache hit is: there is nothing to watch.
    if (!answering) return options.onDone(context, route, res.statusCode, 0);
    answering.catch((error: unknown) => fail(context, error, options.log));
    underway.add(res);
    res.once('close', () => {
      underway.delete(res);
      // 499, as in nginx: the client closed the connection before there was a response.
      options.onDone(context, route, res.headersSent ? res.statusCode : 499, options.now() - startedAt);
    });
  };
  return {
    listener,
    endConnections() {
      ending = true;
      for (const res of underway) {
        res.shouldKeepAlive = false;
        if (isEventStream(res)) res.end();
      }
    },
  };
}

function answer(
  context: RequestContext,
  checked: CheckedTarget,
  named: NamedHandler | undefined,
  log: Log,
): ReturnType<Handler> {
  try {
    const { req } = context;
    if (!checked.ok) return rejectAndClose(context, checked.reason);
    // The parser reads HTTP/0.9 and HTTP/2.0 request lines too; such clients do not understand our response.
    if (req.httpVersionMajor !== 1 || hasTwoHosts(req)) return rejectAndClose(context, 'bad_path');
    // TRACE would show scripts the headers their browser sent, and no web `Request` can be made from it.
    if (req.method === 'TRACE') return sendError(context, 'method_not_allowed', { allow: 'GET, HEAD' });
    return named ? named.handler(context) : sendError(context, 'not_found');
  } catch (error) {
    return fail(context, error, log);
  }
}

const closing = new WeakSet<Socket>();

/** Browsers do not pipeline, other clients a little; each pipelined request holds its response in memory. */
const mostSentAhead = 8;
const ahead = new WeakMap<Socket, number>();

/** Requests of this connection that arrived while an earlier response was in progress. */
function sentAhead(socket: Socket, res: ServerResponse): number {
  // A response gets its socket when all earlier ones are finished.
  if (res.socket) {
    ahead.delete(socket);
    return 0;
  }
  const count = (ahead.get(socket) ?? 0) + 1;
  ahead.set(socket, count);
  return count;
}

/** After such a request the rest of the connection cannot be trusted: no further request on it is served. */
function rejectAndClose(context: RequestContext, reason: ErrorReason): void {
  closing.add(context.req.socket);
  context.res.shouldKeepAlive = false;
  sendError(context, reason);
}

/** A target that is not parsed further; it only decides whether the error is JSON or a page. */
function rejectedTarget(url: string): Target {
  return { path: url.startsWith('/api/') ? '/api/' : '/', query: '' };
}

/** The last resort for one request: other requests are not affected, and no response shows a stack trace. */
function fail(context: RequestContext, error: unknown, log: Log): void {
  const { req, res, target, requestId } = context;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'BODY_TOO_LARGE') {
    sendError(context, 'body_too_large');
  } else if (req.errored || res.destroyed) {
    // The client closed the connection in the middle of a body.
    res.destroy();
  } else {
    log.error('request failed', { requestId, path: target.path, error });
    // Nothing was written: a later retry loses nothing.
    if (storeFaultOf(error)) sendError(context, 'unavailable', { retryAfterSeconds: storeRetrySeconds });
    else sendError(context, 'internal');
  }
}
