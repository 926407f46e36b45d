import type { CallerOf } from '#platform/http/client-address.ts';
import type { RateLimit, Verdict } from '#platform/rate-limit/bucket.ts';
import type { Handler, RequestContext } from '../http/request-context.ts';
import type { Reject } from './reject.ts';

/** Counts one request, then runs the handler or responds 429 with the time to retry. */
export function passLimit(
  limit: RateLimit,
  context: RequestContext,
  { callerOf, reject }: { callerOf: CallerOf; reject: Reject },
  proceed: () => void | Promise<void>,
): void | Promise<void> {
  const answer = ({ ok, retryAfterSeconds }: Verdict) =>
    ok ? proceed() : reject(context, retryAfterSeconds);
  const verdict = limit.take(callerOf(context.req));
  return verdict instanceof Promise ? verdict.then(answer) : answer(verdict);
}

/** Wraps a handler: requests beyond a limit get 429. */
export function limitHandler(options: {
  handler: Handler;
  /** Undefined if this request is not counted. */
  limitFor(context: RequestContext): RateLimit | undefined;
  callerOf: CallerOf;
  reject: Reject;
}): Handler {
  return (context) => {
    const limit = options.limitFor(context);
    const proceed = () => options.handler(context);
    return limit ? passLimit(limit, context, options, proceed) : proceed();
  };
}
