/** How much is done at once, and how many may wait for it. */
export interface FairQueueLimits {
  atOnce: number;
  atOncePerCaller: number;
  waiting: number;
  waitingPerCaller: number;
}

export interface FairQueue {
  /** Does the work when it is this caller's turn. Undefined when too many wait already: it will not be done. */
  run<T>(caller: string, work: () => Promise<T>): Promise<T> | undefined;
  hasRoom(caller: string): boolean;
}

/**
 * Callers take turns, however much each of them asks for: one who sends a hundred requests waits for those of nobody
 * else, and nobody waits for more than one of theirs. Between two pieces of work the event loop goes round once, so
 * that answers which need no work never wait for a row of them.
 */
export function createFairQueue(limits: FairQueueLimits): FairQueue {
  // A Map keeps insertion order: its first entry is the caller whose turn was longest ago.
  const waiting = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  let runningCount = 0;
  let waitingCount = 0;

  const mayStart = (caller: string) =>
    runningCount < limits.atOnce && (running.get(caller) ?? 0) < limits.atOncePerCaller;

  function begin(caller: string): void {
    runningCount += 1;
    running.set(caller, (running.get(caller) ?? 0) + 1);
  }

  function end(caller: string): void {
    runningCount -= 1;
    const left = (running.get(caller) ?? 1) - 1;
    if (left === 0) running.delete(caller);
    else running.set(caller, left);
    if (waitingCount > 0) setImmediate(startNext);
  }

  function startNext(): void {
    for (const [caller, starts] of waiting) {
      if (!mayStart(caller)) continue;
      const start = starts.shift();
      waiting.delete(caller);
      if (starts.length > 0) waiting.set(caller, starts);
      waitingCount -= 1;
      begin(caller);
      start?.();
      return;
    }
  }

  const hasRoom = (caller: string) =>
    mayStart(caller) ||
    (waitingCount < limits.waiting && (waiting.get(caller)?.length ?? 0) < limits.waitingPerCaller);

  function turnOf(caller: string): Promise<void> {
    if (waitingCount === 0 && mayStart(caller)) {
      begin(caller);
      return Promise.resolve();
    }
    waitingCount += 1;
    return new Promise((resolve) => {
      const starts = waiting.get(caller) ?? [];
      starts.push(resolve);
      waiting.set(caller, starts);
      // Others may wait for their own work to end while there is room for this.
      if (mayStart(caller)) setImmediate(startNext);
    });
  }

  return {
    hasRoom,
    run(caller, work) {
      if (!hasRoom(caller)) return undefined;
      return turnOf(caller)
        .then(work)
        .finally(() => end(caller));
    },
  };
}
