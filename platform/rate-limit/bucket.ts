/** What a caller may do: so many at once, refilled evenly over the window. */
export interface Allowance {
  limit: number;
  seconds: number;
}

export interface Verdict {
  ok: boolean;
  /** When it was one too many: how long until the next one passes. */
  retryAfterSeconds: number;
}

export interface RateLimit {
  /** Counts one request of this caller. */
  take(caller: string): Verdict | Promise<Verdict>;
  /** What `take` would answer, without counting. */
  look(caller: string): Verdict | Promise<Verdict>;
}

export const passed: Verdict = { ok: true, retryAfterSeconds: 0 };

/**
 * A token bucket as one number: the moment at which it will be full again. `undefined` when the request does not pass;
 * the bucket is then unchanged, so that a caller that keeps trying does not wait longer.
 */
function fullAgainAfter(fullAt: number, now: number, { limit, seconds }: Allowance): number | undefined {
  const next = Math.max(fullAt, now) + (seconds * 1000) / limit;
  // A rounding error must not cost the last token.
  return next - now > seconds * 1000 + 0.001 ? undefined : next;
}

function rejectedUntil(fullAt: number, now: number, { limit, seconds }: Allowance): Verdict {
  const wait = fullAt + (seconds * 1000) / limit - seconds * 1000 - now;
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(wait / 1000 - 0.001)) };
}

/** Counts in this process. Memory is bounded: beyond `maxCallers` the one idle for longest is dropped. */
export function createMemoryLimit(options: Allowance & { now(): number; maxCallers?: number }): {
  take(caller: string): Verdict;
  look(caller: string): Verdict;
} {
  const buckets = new Map<string, number>();
  const most = options.maxCallers ?? 20_000;
  return {
    take(caller) {
      const now = options.now();
      const fullAt = buckets.get(caller) ?? now;
      const next = fullAgainAfter(fullAt, now, options);
      // Inserting again moves a caller to the end of the map: the oldest is always the first.
      buckets.delete(caller);
      buckets.set(caller, next ?? fullAt);
      if (buckets.size > most) buckets.delete(buckets.keys().next().value ?? caller);
      return next === undefined ? rejectedUntil(fullAt, now, options) : passed;
    },
    look(caller) {
      const now = options.now();
      const fullAt = buckets.get(caller) ?? now;
      return fullAgainAfter(fullAt, now, options) === undefined
        ? rejectedUntil(fullAt, now, options)
        : passed;
    },
  };
}
