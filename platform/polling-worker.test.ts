import { expect, it } from 'vitest';
import { createPollingWorker } from './polling-worker.ts';

it('runs once at a time, once more for any number of wakes, and not once stopped', async () => {
  let release = () => {};
  const first = new Promise<void>((resolve) => {
    release = resolve;
  });
  let worker = 0;
  const errors: unknown[] = [];
  const made = createPollingWorker({
    async work() {
      worker += 1;
      if (worker === 1) await first;
      if (worker === 3) throw new Error('failed');
    },
    pollMilliseconds: 1_000_000,
    onError: (error) => errors.push(error),
  });
  await made.wake();
  expect(worker).toBe(0);
  made.start({ atOnce: true });
  const woken = [made.wake(), made.wake(), made.wake()];
  expect(worker).toBe(1);
  release();
  await Promise.all(woken);
  expect(worker).toBe(2);
  // A failed run is reported, and the next one works again.
  await made.wake();
  await made.wake();
  expect([worker, errors.length]).toEqual([4, 1]);
  await made.stop();
  await made.wake();
  expect(worker).toBe(4);
});
