import type { IncomingMessage } from 'node:http';
import type { Registry } from 'prom-client';
import { hasToken } from '#platform/http/staff-credentials.ts';
import type { Handler } from './http/request-context.ts';
import { sendError, sendText } from './http/send.ts';
import { markWrong } from './rate-limit/wrong-credentials.ts';

/** `/metrics` for this machine and for staff; other clients get 404. */
export function createMetricsHandler(options: { metrics: Registry; staffToken: string }): Handler {
  return async (context) => {
    if (!isLocal(context.req) && !hasToken(context.req, options.staffToken)) {
      markWrong(context.req);
      return sendError(context, 'not_found');
    }
    const { method } = context.req;
    if (method !== 'GET' && method !== 'HEAD')
      return sendError(context, 'method_not_allowed', { allow: 'GET, HEAD' });
    const headers = {
      'content-type': options.metrics.contentType,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    };
    sendText(context, 200, headers, await options.metrics.metrics());
  };
}

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const loopbackHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;
const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** A proxy on this machine also connects from loopback; requests that it forwards are not local. */
export function isLocal(
  req: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
): boolean {
  return (
    loopback.test(req.socket.remoteAddress ?? '') &&
    loopbackHost.test(req.headers.host ?? '') &&
    forwarding.every((name) => req.headers[name] === undefined)
  );
}
