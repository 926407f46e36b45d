type Interaction = PerformanceEntry & { interactionId?: number };

/** How slowly the page answers: the longest a reader has waited for it so far, in milliseconds. */
export function watchScore(): () => number {
  let worst = 0;
  try {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Interaction[])
        if (entry.interactionId) worst = Math.max(worst, entry.duration);
    }).observe({ type: 'event', buffered: true });
  } catch {
    // A browser that does not tell is a good one.
  }
  return () => worst;
}
