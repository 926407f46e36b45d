import type { Arrival, Intake, Verdict, WriteGroup } from './intake.ts';

/** More than this and the store is slower than the readers: the server answers that it is unavailable. */
const mostWaiting = 5000;
const mostInGroup = 500;
/** A group is committed at this size, or after the delay. No reader waits for a beacon's response, and each group costs a call. */
const worthGoing = 32;
const gatherMilliseconds = 20;

interface Waiting {
  arrival: Arrival;
  answer(verdict: Verdict): void;
}

/**
 * A commit, and the way to the thread that makes it, cost the same for one event as for hundreds. While one group is
 * being written the next gathers, so the groups grow with the load; no request is answered before its group is committed.
 */
export function createGroupCommit(write: WriteGroup, onError: (error: unknown) => void): Intake {
  let waiting: Waiting[] = [];
  let running: Promise<void> | undefined;
  let isClosed = false;
  let stopGathering: (() => void) | undefined;

  function gather(): Promise<void> | undefined {
    if (isClosed || waiting.length >= worthGoing) return undefined;
    return new Promise((resolve) => {
      const timer = setTimeout(() => stopGathering?.(), gatherMilliseconds);
      stopGathering = () => {
        clearTimeout(timer);
        stopGathering = undefined;
        resolve();
      };
    });
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      await gather();
      const group = waiting.slice(0, mostInGroup);
      waiting = waiting.slice(mostInGroup);
      let verdicts: readonly Verdict[] = [];
      try {
        verdicts = await write(group.map(({ arrival }) => arrival));
      } catch (error) {
        onError(error);
      }
      group.forEach(({ answer }, index) => {
        answer(verdicts[index] ?? 'unavailable');
      });
    }
    running = undefined;
  }

  return {
    take(arrival, answer) {
      if (isClosed || waiting.length >= mostWaiting) return answer('unavailable');
      waiting.push({ arrival, answer });
      if (waiting.length >= worthGoing) stopGathering?.();
      running ??= run();
    },
    async close() {
      isClosed = true;
      stopGathering?.();
      await running;
    },
  };
}
