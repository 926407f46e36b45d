import type { CallerOf } from '#platform/http/client-address.ts';
import { createMemoryLimit } from '#platform/rate-limit/bucket.ts';
import type { RequestContext } from '../http/request-context.ts';
import { sendError } from '../http/send.ts';

/** Responds 429 with the time of the next try. */
export type Reject = (context: RequestContext, retryAfterSeconds: number) => void | Promise<void>;

/** A caller that continues after so many rejections does not read them. */
const promptRejections = { limit: 60, seconds: 60 } as const;
const holdMilliseconds = 1000;

/**
 * A rejection is cheap, but thousands a second are not: a caller that sends on without reading them gets each one a second
 * late, so that a connection makes one request a second instead of a thousand.
 */
export function createRejection(options: {
  callerOf: CallerOf;
  now(): number;
  delay(milliseconds: number): Promise<void>;
}): Reject {
  const prompt = createMemoryLimit({ ...promptRejections, now: options.now });
  const send = (context: RequestContext, retryAfterSeconds: number) => {
    if (!context.res.destroyed) sendError(context, 'rate_limited', { retryAfterSeconds });
  };
  return (context, retryAfterSeconds) => {
    if (prompt.take(options.callerOf(context.req)).ok) return send(context, retryAfterSeconds);
    return options.delay(holdMilliseconds).then(() => send(context, retryAfterSeconds));
  };
}
