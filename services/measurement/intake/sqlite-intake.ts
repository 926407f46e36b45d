import { Worker } from 'node:worker_threads';
import { createGroupCommit } from './group-commit.ts';
import type { Intake, Verdict, WriteGroup } from './intake.ts';
import { pack } from './packed.ts';

export interface WorkerFacts {
  file: string;
}
export type GroupReply = { verdicts: Verdict[] } | { failed: string };

/** Longer than the thread itself waits for a lock. */
const silentMilliseconds = 10_000;

/**
 * Events go to a thread with its own connection to the same file: it reads, checks and writes them, this one only
 * passes bytes on. The thread starts with the first event and is started again when it dies.
 */
export function createSqliteIntake(facts: WorkerFacts, onError: (error: unknown) => void): Intake {
  let worker: Worker | undefined;

  const write: WriteGroup = (group) =>
    new Promise((resolve, reject) => {
      worker ??= new Worker(new URL('./intake-worker.ts', import.meta.url), { workerData: facts });
      const asked = worker;
      const settle = (act: () => void) => {
        clearTimeout(watch);
        asked.removeAllListeners();
        // Nobody listens between two groups, and a thread that ends then must not end the process.
        asked
          .on('error', () => undefined)
          .once('exit', () => {
            if (worker === asked) worker = undefined;
          });
        asked.unref();
        act();
      };
      const lose = (error: Error) =>
        settle(() => {
          worker = undefined;
          void asked.terminate();
          reject(error);
        });
      const watch = setTimeout(
        () => lose(new Error('the thread did not answer in time')),
        silentMilliseconds,
      );
      asked.ref();
      asked.removeAllListeners();
      asked.once('error', lose);
      asked.once('exit', (code) => lose(new Error(`the thread ended with ${code}`)));
      asked.once('message', (reply: GroupReply) =>
        settle(() => ('failed' in reply ? reject(new Error(reply.failed)) : resolve(reply.verdicts))),
      );
      const packed = pack(group);
      asked.postMessage(packed, [packed.bytes]);
    });

  const intake = createGroupCommit(write, onError);
  return {
    take: intake.take,
    async close() {
      await intake.close();
      await worker?.terminate();
      worker = undefined;
    },
  };
}
