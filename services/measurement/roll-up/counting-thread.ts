import { Worker } from 'node:worker_threads';
import type { Database } from '#database/connect.ts';
import type { MeasurementTables } from '../measurement-tables.ts';
import { errorOf, type ThreadFailure } from '../thread-failure.ts';
import type { Counting } from './counting.ts';
import { hasUncounted } from './roll-up.ts';

export type CountingTask = { task: 'roll-up' } | { task: 'prune'; now: number } | { task: 'stop' };
export type CountingReply = { failed?: ThreadFailure };

/**
 * Counting reads every event once more, which is as much work as taking it. It is done by a thread with a connection of
 * its own, one task at a time; the thread starts when there is something to count, and again when it died.
 */
export function createCountingThread(db: Database<MeasurementTables>, file: string): Counting {
  let worker: Worker | undefined;
  let pending: { resolve(): void; reject(error: Error): void } | undefined;
  let isStopped = false;

  function start(): Worker {
    const started = new Worker(new URL('./counting-worker.ts', import.meta.url), { workerData: { file } });
    const settle = (error?: Error) => {
      // Between two tasks the thread keeps no process alive.
      started.unref();
      if (error) pending?.reject(error);
      else pending?.resolve();
      pending = undefined;
    };
    const lose = (error: Error) => {
      if (worker === started) worker = undefined;
      settle(error);
    };
    started.on('message', ({ failed }: CountingReply) => settle(failed && errorOf(failed)));
    started.on('error', lose);
    started.on('exit', (code) => lose(new Error(`the counting thread ended with ${code}`)));
    return started;
  }

  function run(task: CountingTask): Promise<void> {
    return new Promise((resolve, reject) => {
      pending = { resolve, reject };
      worker ??= start();
      worker.ref();
      worker.postMessage(task);
    });
  }

  return {
    async rollUp() {
      if ((await hasUncounted(db)) && !isStopped) await run({ task: 'roll-up' });
    },
    async prune(now) {
      if (!isStopped) await run({ task: 'prune', now });
    },
    async stop() {
      isStopped = true;
      const ending = worker;
      if (!ending) return;
      const ended = new Promise((resolve) => ending.once('exit', resolve));
      ending.ref();
      ending.postMessage({ task: 'stop' } satisfies CountingTask);
      await ended;
    },
  };
}
