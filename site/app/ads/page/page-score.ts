type Interaction = PerformanceEntry & { interactionId?: number };

interface PageScore {
  score: () => number;
  reset: () => void;
}

/** Responsiveness of the page that started at `since`: its slowest interaction so far, in milliseconds. */
export function watchScore(now = () => performance.now(), since = 0): PageScore {
  let worst = 0;
  let start = since;
  try {
    new PerformanceObserver((list) => {
      // Entries arrive late: interactions with the previous page, including the click that left it, do not count.
      for (const { interactionId, startTime, duration } of list.getEntries() as Interaction[])
        if (interactionId && startTime >= start) worst = Math.max(worst, duration);
    }).observe({ type: 'event', buffered: true });
  } catch {
    // Browsers without the Event Timing API count as fast.
  }
  return {
    score: () => worst,
    reset() {
      worst = 0;
      start = now();
    },
  };
}
