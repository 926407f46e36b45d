import type { IncomingMessage } from 'node:http';
import type { Door, Exchange } from '../http/exchange.ts';
import { sendError } from '../http/send.ts';
import type { RateLimit } from './bucket.ts';
import type { CallerOf } from './client-address.ts';

const genuine = new WeakSet<IncomingMessage>();

const wrong = new WeakSet<IncomingMessage>();

/** For places that answer a wrong credential as they answer none: with less, or as if nothing were there. */
export function markWrong(req: IncomingMessage): void {
  if (req.headers.authorization !== undefined) wrong.add(req);
}

/** The credential is somebody's, it just does not open this: a reader's token on a page for staff is no guess. */
export const markGenuine = (req: IncomingMessage): void => void genuine.add(req);

/**
 * Counts requests with a wrong `Authorization` by the address they come from: staff tokens, staff passwords, access
 * tokens. An address with too many gets 429 before its next one is looked at, also when that one is right: otherwise
 * guessing could go on. Sessions of browsers are not concerned, nor is the `apiKey` of the site, which is public.
 */
export function countWrongCredentials(options: { door: Door; limit: RateLimit; callerOf: CallerOf }): Door {
  const { door, limit, callerOf } = options;
  return (exchange) =>
    exchange.req.headers.authorization === undefined ? door(exchange) : counted(exchange);

  async function counted(exchange: Exchange): Promise<void> {
    const { req, res } = exchange;
    const caller = callerOf(req);
    const { ok, retryAfterSeconds } = await limit.look(caller);
    if (!ok) return sendError(exchange, 'rate_limited', { retryAfterSeconds });
    await door(exchange);
    if (wrong.has(req) || (res.statusCode === 401 && !genuine.has(req))) await limit.take(caller);
  }
}
