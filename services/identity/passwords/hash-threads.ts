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
 * An argon2id hash from a thread of its own. The pool of Node would do it too, but its threads rank as high as the one
 * that answers readers: on a busy machine every hash would take a page's time. Threads are started when they are needed,
 * kept for the next hash, and hold up nobody who wants to end.
 */
export async function hashInThread(job: HashJob): Promise<Buffer> {
  const thread = idle.pop() ?? new Worker(new URL('./hash-worker.ts', import.meta.url));
  thread.ref();
  try {
    // Also fails when the thread does.
    const told = once(thread, 'message');
    thread.postMessage(job);
    const [tag] = (await told) as [Uint8Array];
    thread.unref();
    idle.push(thread);
    return Buffer.from(tag);
  } catch (error) {
    // A thread that failed is gone; the next hash gets another.
    await thread.terminate();
    throw error;
  }
}
