import type { Clock } from '../load/clock.ts';

/** Time that advances when the test says so. */
export function fakeClock(): Clock & { go: (milliseconds: number) => void; waiting: () => number } {
  let now = 0;
  const calls = new Map<object, { at: number; call: () => void }>();
  return {
    now: () => now,
    at(at, call) {
      const key = {};
      calls.set(key, { at, call });
      return () => calls.delete(key);
    },
    go(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const [next] = [...calls].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at);
        if (!next) break;
        calls.delete(next[0]);
        now = Math.max(now, next[1].at);
        next[1].call();
      }
      now = end;
    },
    waiting: () => calls.size,
  };
}
