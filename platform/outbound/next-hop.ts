import type { IncomingMessage } from 'node:http';
import { OutboundError } from './outbound-error.ts';
import type { OutboundRequest } from './outbound-request.ts';

const redirects = new Set([301, 302, 303, 307, 308]);
const personal = new Set(['authorization', 'cookie', 'proxy-authorization']);

/** Where an answer sends us on to, or nothing when it is the answer. Only reading follows. */
export function nextHop(
  url: URL,
  response: Pick<IncomingMessage, 'statusCode' | 'headers'>,
  request: OutboundRequest,
): { address: string; request: OutboundRequest } | undefined {
  const { location } = response.headers;
  const isReading = !request.method || request.method === 'GET' || request.method === 'HEAD';
  if (!isReading || !location || !redirects.has(response.statusCode ?? 0)) return undefined;
  const next = URL.parse(location, url);
  if (!next) throw new OutboundError('outbound_failed', 'the answer points at no address');
  if (url.protocol === 'https:' && next.protocol === 'http:')
    throw new OutboundError('outbound_blocked', 'blocked: the answer points from https to http');
  return { address: next.href, request: next.origin === url.origin ? request : withoutPersonal(request) };
}

/** What was meant for one host is not shown to the next. */
function withoutPersonal(request: OutboundRequest): OutboundRequest {
  const headers = Object.entries(request.headers ?? {}).filter(([name]) => !personal.has(name.toLowerCase()));
  return { ...request, headers: Object.fromEntries(headers) };
}
