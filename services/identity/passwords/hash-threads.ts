import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface HashJob {
  message: Uint8Array;
  nonce: Uint8Array;
  tagLength: number;
  memory: number;
  passes: number;
  parallelism: number;
}

const idle: Worker[] = [];

/**
 * An argon2id hash from a separate thread. The threads of Node's pool have the same priority as the one that handles
 * requests: on a busy machine every hash would delay a page. Threads are started on demand, reused for the next hash, and
 * do not keep the process alive.
 */
export async function hashInThread(job: HashJob): Promise<Buffer> {
  const thread = idle.pop() ?? new Worker(new URL('./hash-worker.ts', import.meta.url));
  thread.ref();
  try {
    // Rejects too if the thread fails.
    const result = once(thread, 'message');
    thread.postMessage(job);
    const [tag] = (await result) as [Uint8Array];
    thread.unref();
    idle.push(thread);
    return Buffer.from(tag);
  } catch (error) {
    // A failed thread is discarded; the next hash starts another.
    await thread.terminate();
    throw error;
  }
}
