import { expect, it } from 'vitest';
import { createPollingWorker } from './polling-worker.ts';

it('takes one turn at a time, one more for any number of nudges, and none once stopped', async () => {
  let release = () => {};
  const first = new Promise<void>((resolve) => {
    release = resolve;
  });
  let turns = 0;
  const errors: unknown[] = [];
  const made = createPollingWorker({
    async work() {
      turns += 1;
      if (turns === 1) await first;
      if (turns === 3) throw new Error('failed');
    },
    pollMilliseconds: 1_000_000,
    onError: (error) => errors.push(error),
  });
  await made.wake();
  expect(turns).toBe(0);
  made.start({ atOnce: true });
  const nudged = [made.wake(), made.wake(), made.wake()];
  expect(turns).toBe(1);
  release();
  await Promise.all(nudged);
  expect(turns).toBe(2);
  // A turn that fails is told, and the next one works again.
  await made.wake();
  await made.wake();
  expect([turns, errors.length]).toEqual([4, 1]);
  await made.stop();
  await made.wake();
  expect(turns).toBe(4);
});
