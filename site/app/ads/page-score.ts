type Interaction = PerformanceEntry & { interactionId?: number };

export interface PageScore {
  score: () => number;
  /** Another page answers for itself. */
  reset: () => void;
}

/** How slowly the page answers: the longest a reader has waited for it so far, in milliseconds. */
export function watchScore(now = () => performance.now()): PageScore {
  let worst = 0;
  let since = 0;
  try {
    new PerformanceObserver((list) => {
      // Browsers tell late: what a reader did on the page before is about that one, the click that left it too.
      for (const { interactionId, startTime, duration } of list.getEntries() as Interaction[])
        if (interactionId && startTime >= since) worst = Math.max(worst, duration);
    }).observe({ type: 'event', buffered: true });
  } catch {
    // A browser that does not tell is a good one.
  }
  return {
    score: () => worst,
    reset() {
      worst = 0;
      since = now();
    },
  };
}
