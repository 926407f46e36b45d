import type { CallerOf } from '#platform/http/client-address.ts';
import type { RateLimit, Verdict } from '#platform/rate-limit/bucket.ts';
import type { Handler, RequestContext } from '../http/request-context.ts';
import type { Reject } from './reject.ts';

/** Counts one request, then runs the handler or responds 429 with the time to retry. */
export function passLimit(
  limit: RateLimit,
  context: RequestContext,
  { callerOf, reject }: { callerOf: CallerOf; reject: Reject },
  goOn: () => void | Promise<void>,
): void | Promise<void> {
  const answer = ({ ok, retryAfterSeconds }: Verdict) => (ok ? goOn() : reject(context, retryAfterSeconds));
  const verdict = limit.take(callerOf(context.req));
  return verdict instanceof Promise ? verdict.then(answer) : answer(verdict);
}

/** A handler that so many requests of a caller pass. */
export function limitHandler(options: {
  handler: Handler;
  /** Undefined: this request is not counted. */
  limitFor(context: RequestContext): RateLimit | undefined;
  callerOf: CallerOf;
  reject: Reject;
}): Handler {
  return (context) => {
    const limit = options.limitFor(context);
    const goOn = () => options.handler(context);
    return limit ? passLimit(limit, context, options, goOn) : goOn();
  };
}
