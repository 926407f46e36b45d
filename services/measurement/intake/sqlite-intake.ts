import { Worker } from 'node:worker_threads';
import { errorOf, type ThreadFailure } from '../thread-failure.ts';
import { createGroupCommit } from './group-commit.ts';
import type { Intake, Verdict, WriteGroup } from './intake.ts';
import { pack } from './packed.ts';

export interface WorkerFacts {
  file: string;
}
export type GroupReply = { verdicts: Verdict[] } | { failed: ThreadFailure };

/** Longer than the thread itself waits for a lock. */
const silentMilliseconds = 10_000;

/**
 * Events go to a thread with its own connection to the same file: it reads, checks and writes them, this one only
 * passes bytes on. The thread starts with the first event and is started again when it dies.
 */
export function createSqliteIntake(facts: WorkerFacts, onError: (error: unknown) => void): Intake {
  let worker: Worker | undefined;
  /** The promise of the group that is being written. */
  let pending: { resolve(verdicts: Verdict[]): void; reject(error: Error): void } | undefined;

  function start(): Worker {
    const started = new Worker(new URL('./intake-worker.ts', import.meta.url), { workerData: facts });
    started.on('message', (reply: GroupReply) => {
      // The late reply of a thread that was given up is about an earlier group.
      if (worker !== started) return;
      if ('failed' in reply) pending?.reject(errorOf(reply.failed));
      else pending?.resolve(reply.verdicts);
    });
    // A thread may end between two groups, when no request notices; the next group starts another.
    started.on('error', (error: Error) => lose(started, error));
    started.on('exit', (code) => lose(started, new Error(`the thread ended with ${code}`)));
    return started;
  }

  function lose(lost: Worker, error: Error): void {
    if (worker !== lost) return;
    worker = undefined;
    void lost.terminate();
    pending?.reject(error);
  }

  const write: WriteGroup = async (group) => {
    worker ??= start();
    const writing = worker;
    const silent = () => lose(writing, new Error('the thread did not answer in time'));
    const watch = setTimeout(silent, silentMilliseconds);
    // Only a group that is being written keeps the process alive.
    writing.ref();
    try {
      return await new Promise<Verdict[]>((resolve, reject) => {
        pending = { resolve, reject };
        const packed = pack(group);
        writing.postMessage(packed, [packed.bytes]);
      });
    } finally {
      pending = undefined;
      clearTimeout(watch);
      writing.unref();
    }
  };
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
