import type { OutboundClient } from '#services/outbound/outbound-client.ts';
import { isOutboundError } from '#services/outbound/outbound-error.ts';
import type { Door, Exchange } from './http/exchange.ts';
import { sendError, sendText } from './http/send.ts';

const bearer = /^Bearer [\w.~+/-]{16,4096}=*$/i;
const profilePath = /^\/apigee\/users\/[\w.~:@-]{1,200}\/?$/;

/**
 * `/apigee/users/{id}`: a reader's profile, for the reader alone. We know no tokens here: the service that gave one out
 * says whether it is good, and its answer is never kept. Without such a service nobody has a profile.
 */
export function createProfileDoor(options: {
  profileUrl: string | undefined;
  outbound: OutboundClient;
  headers: Readonly<Record<string, string>>;
}): Door {
  const answer = (exchange: Exchange, status: number, body: string, more: Record<string, string> = {}) =>
    sendText(
      exchange,
      status,
      {
        ...options.headers,
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'private, no-store',
        ...more,
      },
      body,
    );
  const refuse = (exchange: Exchange) =>
    answer(exchange, 401, JSON.stringify({ errors: [{ code: 401, message: 'Sign in to see this' }] }), {
      'www-authenticate': 'Bearer',
    });
  const fail = (exchange: Exchange, status: number, message: string) =>
    answer(exchange, status, JSON.stringify({ errors: [{ code: status, message }] }));

  return async (exchange) => {
    const { req, target } = exchange;
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return sendError(exchange, 'method_not_allowed', { allow: 'GET, HEAD' });
    if (!profilePath.test(target.path)) return fail(exchange, 404, 'There is nothing at this address');
    const { authorization = '' } = req.headers;
    if (!bearer.test(authorization) || !options.profileUrl) return refuse(exchange);
    try {
      const given = await options.outbound.request(`${options.profileUrl}${target.path}`, {
        headers: { authorization, accept: 'application/json' },
        maxBytes: 1_000_000,
      });
      if (given.status !== 200) {
        given.discard();
        if (given.status === 401 || given.status === 403) return refuse(exchange);
        return given.status === 404
          ? fail(exchange, 404, 'There is nothing at this address')
          : fail(exchange, 502, 'Profiles cannot be had right now');
      }
      // Read once here: what is no JSON is not handed on as if it were.
      return answer(exchange, 200, JSON.stringify(JSON.parse(await given.text())));
    } catch (error) {
      if (!isOutboundError(error) && !(error instanceof SyntaxError)) throw error;
      return fail(exchange, 502, 'Profiles cannot be had right now');
    }
  };
}
