import type { Door, Exchange } from '../http/exchange.ts';
import type { RateLimit, Verdict } from './bucket.ts';
import type { CallerOf } from './client-address.ts';
import type { Refuse } from './refusal.ts';

/** Counts one request; then it goes on, or gets a 429 that says when to come back. */
export function passLimit(
  limit: RateLimit,
  exchange: Exchange,
  { callerOf, refuse }: { callerOf: CallerOf; refuse: Refuse },
  goOn: () => void | Promise<void>,
): void | Promise<void> {
  const answer = ({ ok, retryAfterSeconds }: Verdict) => (ok ? goOn() : refuse(exchange, retryAfterSeconds));
  const verdict = limit.take(callerOf(exchange.req));
  return verdict instanceof Promise ? verdict.then(answer) : answer(verdict);
}

/** A door that so many requests of a caller pass. */
export function limitDoor(options: {
  door: Door;
  /** Undefined: this request is not counted. */
  limitFor(exchange: Exchange): RateLimit | undefined;
  callerOf: CallerOf;
  refuse: Refuse;
}): Door {
  return (exchange) => {
    const limit = options.limitFor(exchange);
    const goOn = () => options.door(exchange);
    return limit ? passLimit(limit, exchange, options, goOn) : goOn();
  };
}
