/** Milliseconds of some clock that only goes forward. */
export type Instant = number;

/** What a machine needs of time: when it is, and to be called then. The browser has one; tests have their own. */
export interface Clock {
  now: () => Instant;
  /** Calls once; what comes back forgets it. */
  at: (instant: Instant, call: () => void) => () => void;
}

export const browserClock: Clock = {
  now: () => performance.now(),
  at(instant, call) {
    const timer = setTimeout(call, Math.max(0, instant - performance.now()));
    return () => clearTimeout(timer);
  },
};
