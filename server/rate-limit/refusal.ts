import type { Exchange } from '../http/exchange.ts';
import { sendError } from '../http/send.ts';
import { createMemoryLimit } from './bucket.ts';
import type { CallerOf } from './client-address.ts';

/** Tells a caller that it was one too many, and when to come back. */
export type Refuse = (exchange: Exchange, retryAfterSeconds: number) => void | Promise<void>;

/** Who goes on after so many refusals does not read them. */
const promptRefusals = { limit: 60, seconds: 60 } as const;
const holdMilliseconds = 1000;

/**
 * A refusal is cheap, but thousands a second are not: whoever sends on without reading them gets each one a second
 * late, so that a connection can ask for one a second instead of a thousand.
 */
export function createRefusal(options: {
  callerOf: CallerOf;
  now(): number;
  delay(milliseconds: number): Promise<void>;
}): Refuse {
  const prompt = createMemoryLimit({ ...promptRefusals, now: options.now });
  const send = (exchange: Exchange, retryAfterSeconds: number) => {
    if (!exchange.res.destroyed) sendError(exchange, 'rate_limited', { retryAfterSeconds });
  };
  return (exchange, retryAfterSeconds) => {
    if (prompt.take(options.callerOf(exchange.req)).ok) return send(exchange, retryAfterSeconds);
    return options.delay(holdMilliseconds).then(() => send(exchange, retryAfterSeconds));
  };
}
