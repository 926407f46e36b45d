// The thread that counts: it has its own connection, and pages are not delayed by it.
import { parentPort, workerData } from 'node:worker_threads';
import { connect } from '#database/connect.ts';
import { failureOf } from '../thread-failure.ts';
import { yieldToPages } from '../yield-to-pages.ts';
import { countHere } from './counting.ts';
import type { CountingReply, CountingTask } from './counting-thread.ts';

yieldToPages();
const db = await connect({ file: (workerData as { file: string }).file });
const counting = countHere(db.as());
let running: Promise<unknown> = Promise.resolve();

async function run(task: CountingTask): Promise<void> {
  if (task.task === 'roll-up') await counting.rollUp();
  if (task.task === 'prune') await counting.prune(task.now);
}

parentPort?.on('message', async (task: CountingTask) => {
  if (task.task === 'stop') {
    await counting.stop();
    await running;
    await db.close();
    parentPort?.close();
    return;
  }
  running = run(task).then(
    () => parentPort?.postMessage({} satisfies CountingReply),
    (error: unknown) => parentPort?.postMessage({ failed: failureOf(error) } satisfies CountingReply),
  );
});
