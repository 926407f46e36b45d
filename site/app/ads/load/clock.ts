/** Milliseconds of a monotonic clock. */
export type Instant = number;

/** Time for state machines; tests pass a fake clock. */
export interface Clock {
  now: () => Instant;
  /** Calls once at the given time; returns the function that cancels it. */
  at: (instant: Instant, call: () => void) => () => void;
}

export const browserClock: Clock = {
  now: () => performance.now(),
  at(instant, call) {
    const timer = setTimeout(call, Math.max(0, instant - performance.now()));
    return () => clearTimeout(timer);
  },
};
