import type { Arrival, Intake, Verdict, WriteGroup } from './intake.ts';

/** More than this and the store is slower than the readers: they are told to come back. */
const mostWaiting = 5000;
const mostInGroup = 500;

interface Waiting {
  arrival: Arrival;
  answer(verdict: Verdict): void;
}

/**
 * A commit costs the same for one event as for hundreds. While one group is being written the next gathers, so the
 * groups grow with the load; nobody is answered before their group is committed.
 */
export function createGroupCommit(write: WriteGroup, onError: (error: unknown) => void): Intake {
  let waiting: Waiting[] = [];
  let running: Promise<void> | undefined;
  let isClosed = false;

  async function run(): Promise<void> {
    // What arrives in the same turn of the loop goes together.
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) {
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
    take(arrival) {
      if (isClosed || waiting.length >= mostWaiting) return Promise.resolve('unavailable');
      return new Promise((answer) => {
        waiting.push({ arrival, answer });
        running ??= run();
      });
    },
    async close() {
      isClosed = true;
      await running;
    },
  };
}
