import type { IncomingMessage } from 'node:http';
import type { Door, Exchange } from '../http/exchange.ts';
import { sendError } from '../http/send.ts';
import type { RateLimit } from './bucket.ts';
import type { CallerOf } from './client-address.ts';

const genuine = new WeakSet<IncomingMessage>();

/** The credential is somebody's, it just does not open this: a reader's token on a page for staff is no guess. */
export const markGenuine = (req: IncomingMessage): void => void genuine.add(req);

const isUnauthorized = (status: number) => status === 401;

/**
 * Counts requests with a wrong `Authorization` by the address they come from: staff tokens, staff passwords, access
 * tokens. An address with too many gets 429 before its next one is looked at, also when that one is right: otherwise
 * guessing could go on. Sessions of browsers are not concerned, nor is the `apiKey` of the site, which is public.
 */
export function countWrongCredentials(options: {
  door: Door;
  limit: RateLimit;
  callerOf: CallerOf;
  /** Which answers mean that the credential was wrong; 401 unless given. */
  isWrong?: ((status: number) => boolean) | undefined;
}): Door {
  const { door, limit, callerOf, isWrong = isUnauthorized } = options;
  return (exchange) =>
    exchange.req.headers.authorization === undefined ? door(exchange) : counted(exchange);

  async function counted(exchange: Exchange): Promise<void> {
    const { req, res } = exchange;
    const caller = callerOf(req);
    const { ok, retryAfterSeconds } = await limit.look(caller);
    if (!ok) return sendError(exchange, 'rate_limited', { retryAfterSeconds });
    await door(exchange);
    if (isWrong(res.statusCode) && !genuine.has(req)) await limit.take(caller);
  }
}
