import type { Timers } from '../timers.ts';
import { callsInFlight } from './api-calls.ts';

/** A clock that tests move. */
export function createHandTimers(start = Date.parse('2026-11-18T12:00:00Z')) {
  let time = start;
  let next = 0;
  const waiting = new Map<number, { at: number; task: () => void }>();
  const timers: Timers = {
    now: () => time,
    after(milliseconds, task) {
      next += 1;
      const id = next;
      waiting.set(id, { at: time + milliseconds, task });
      return () => waiting.delete(id);
    },
  };
  /** Lets everything run that promises have started, and waits for the answers of the API. */
  const settle = async (rounds = 20) => {
    for (let round = 0; round < rounds; round += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      if (callsInFlight() > 0) round = 0;
    }
  };
  return {
    timers,
    settle,
    /** Runs what is due on the way, in order. */
    async pass(milliseconds: number) {
      const end = time + milliseconds;
      for (;;) {
        await settle(4);
        const due = [...waiting].filter(([, { at }]) => at <= end).sort((a, b) => a[1].at - b[1].at)[0];
        if (!due) break;
        waiting.delete(due[0]);
        time = Math.max(time, due[1].at);
        due[1].task();
      }
      time = end;
      await settle(4);
    },
  };
}
