import type { Door, Exchange } from '../http/exchange.ts';
import type { RateLimit } from './bucket.ts';
import type { CallerOf } from './client-address.ts';
import type { Refuse } from './refusal.ts';

/** A door that so many requests of a caller pass; the others get a 429 that says when to come back. */
export function limitDoor(options: {
  door: Door;
  /** Undefined: this request is not counted. */
  limitFor(exchange: Exchange): RateLimit | undefined;
  callerOf: CallerOf;
  refuse: Refuse;
}): Door {
  return (exchange) => {
    const limit = options.limitFor(exchange);
    if (!limit) return options.door(exchange);
    const verdict = limit.take(options.callerOf(exchange.req));
    if (!(verdict instanceof Promise)) return answer(verdict);
    return verdict.then(answer);

    function answer({ ok, retryAfterSeconds }: Awaited<typeof verdict>): void | Promise<void> {
      return ok ? options.door(exchange) : options.refuse(exchange, retryAfterSeconds);
    }
  };
}
