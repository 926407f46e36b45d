/** The clock and what waits for it; tests move it by hand. */
export interface Timers {
  now(): number;
  /** Runs `task` later; the answer cancels it. */
  after(milliseconds: number, task: () => void): () => void;
}

export const browserTimers: Timers = {
  now: () => Date.now(),
  after(milliseconds, task) {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
};
