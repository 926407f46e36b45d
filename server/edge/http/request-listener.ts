import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorReason } from '#content/errors.ts';
import { storeFaultOf } from '#database/store-fault.ts';
import type { Log } from '../../boot/log.ts';
import { type CheckedTarget, createTargetMemory, type Target } from './check-target.ts';
import { hasTwoHosts } from './has-two-hosts.ts';
import type { Handler, RequestContext } from './request-context.ts';
import { requestId } from './request-id.ts';
import { sendError, storeRetrySeconds } from './send.ts';

export interface Route {
  /** The class of route in logs and metrics. */
  name: string;
  handler: Handler;
}

export interface RequestListenerOptions {
  /** Which handler a path belongs to. Paths are compared as they came, so two spellings never meet one handler. */
  routeFor(path: string): Route | undefined;
  log: Log;
  /** Called when an answer is complete, or its connection is gone. */
  onDone(context: RequestContext, route: string, status: number, milliseconds: number): void;
  now(): number;
}

export interface RequestHandling {
  listener: RequestListener;
  /** From now on every answer is the last on its connection, also the answers that are underway. */
  endConnections(): void;
}

/** Every request of this process comes through here: checked once, numbered, handed to its handler. */
export function createRequestListener(options: RequestListenerOptions): RequestHandling {
  const underway = new Set<ServerResponse>();
  const check = createTargetMemory();
  let ending = false;
  const listener: RequestListener = (req, res) => {
    if (refused.has(req.socket)) return undefined;
    if (sentAhead(req.socket, res) >= mostSentAhead) {
      // This one is still answered; the connection ends with it.
      res.shouldKeepAlive = false;
      refused.add(req.socket);
    }
    const startedAt = options.now();
    if (ending) res.shouldKeepAlive = false;
    const checked = check(req.url ?? '');
    const target = checked.ok ? checked.target : rejectedTarget(req.url ?? '');
    const context: RequestContext = { req, res, target, requestId: requestId(req.headers['x-request-id']) };
    const named = checked.ok ? options.routeFor(target.path) : undefined;
    const route = named?.name ?? 'refused';
    const answering = answer(context, checked, named, options.log);
    // Answered at once, as every cache hit is: there is nothing to watch.
    if (!answering) return options.onDone(context, route, res.statusCode, 0);
    answering.catch((error: unknown) => fail(context, error, options.log));
    underway.add(res);
    res.once('close', () => {
      underway.delete(res);
      // 499, as nginx says it: the reader left before there was an answer.
      options.onDone(context, route, res.headersSent ? res.statusCode : 499, options.now() - startedAt);
    });
  };
  return {
    listener,
    endConnections() {
      ending = true;
      for (const res of underway) res.shouldKeepAlive = false;
    },
  };
}

function answer(
  context: RequestContext,
  checked: CheckedTarget,
  named: Route | undefined,
  log: Log,
): ReturnType<Handler> {
  try {
    const { req } = context;
    if (!checked.ok) return rejectAndClose(context, checked.reason);
    // The parser reads HTTP/0.9 and HTTP/2.0 request lines too; what speaks those does not understand our answer.
    if (req.httpVersionMajor !== 1 || hasTwoHosts(req)) return rejectAndClose(context, 'bad_path');
    // It would show a page's script what its browser sent; web `Request`s cannot even be made of it.
    if (req.method === 'TRACE') return sendError(context, 'method_not_allowed', { allow: 'GET, HEAD' });
    return named ? named.handler(context) : sendError(context, 'not_found');
  } catch (error) {
    return fail(context, error, log);
  }
}

const refused = new WeakSet<Socket>();

/** Browsers send none ahead, programs a few; thousands would each hold an answer in memory until it is taken. */
const mostSentAhead = 8;
const ahead = new WeakMap<Socket, number>();

/** How many requests of this connection came while an answer before them was under way. */
function sentAhead(socket: Socket, res: ServerResponse): number {
  // An answer has its connection as soon as it is its turn.
  if (res.socket) {
    ahead.delete(socket);
    return 0;
  }
  const count = (ahead.get(socket) ?? 0) + 1;
  ahead.set(socket, count);
  return count;
}

/** Who writes such a request may mean something else by what follows it: nothing more is answered on its connection. */
function rejectAndClose(context: RequestContext, reason: ErrorReason): void {
  refused.add(context.req.socket);
  context.res.shouldKeepAlive = false;
  sendError(context, reason);
}

/** An address we do not read further; it only decides whether the refusal is JSON or a page. */
function rejectedTarget(url: string): Target {
  return { path: url.startsWith('/api/') ? '/api/' : '/', query: '' };
}

/** The last resort for one request; the others are not affected, and nobody sees a stack trace. */
function fail(context: RequestContext, error: unknown, log: Log): void {
  const { req, res, target, requestId } = context;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'BODY_TOO_LARGE') {
    sendError(context, 'body_too_large');
  } else if (req.errored || res.destroyed) {
    // The reader went away in the middle of a body; there is nobody to answer.
    res.destroy();
  } else {
    log.error('request failed', { requestId, path: target.path, error });
    // Nothing was written: whoever sends the same again later loses nothing.
    if (storeFaultOf(error)) sendError(context, 'unavailable', { retryAfterSeconds: storeRetrySeconds });
    else sendError(context, 'internal');
  }
}
