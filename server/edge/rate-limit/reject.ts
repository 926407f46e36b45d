import type { RequestContext } from '../http/request-context.ts';
import { sendError } from '../http/send.ts';
import { createMemoryLimit } from './bucket.ts';
import type { CallerOf } from './client-address.ts';

/** Tells a caller that it was one too many, and when to come back. */
export type Refuse = (context: RequestContext, retryAfterSeconds: number) => void | Promise<void>;

/** Who goes on after so many refusals does not read them. */
const promptRejections = { limit: 60, seconds: 60 } as const;
const holdMilliseconds = 1000;

/**
 * A refusal is cheap, but thousands a second are not: whoever sends on without reading them gets each one a second
 * late, so that a connection can ask for one a second instead of a thousand.
 */
export function createRejection(options: {
  callerOf: CallerOf;
  now(): number;
  delay(milliseconds: number): Promise<void>;
}): Refuse {
  const prompt = createMemoryLimit({ ...promptRejections, now: options.now });
  const send = (context: RequestContext, retryAfterSeconds: number) => {
    if (!context.res.destroyed) sendError(context, 'rate_limited', { retryAfterSeconds });
  };
  return (context, retryAfterSeconds) => {
    if (prompt.take(options.callerOf(context.req)).ok) return send(context, retryAfterSeconds);
    return options.delay(holdMilliseconds).then(() => send(context, retryAfterSeconds));
  };
}
