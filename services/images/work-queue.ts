import { PictureError } from './picture-error.ts';

export interface WorkQueue<T> {
  /** Joins the work of the same key when it is underway; throws `QUEUE_FULL` when too much waits. */
  run(key: string, work: () => Promise<T>): Promise<T>;
  /** Whether work of this key is underway already. */
  has(key: string): boolean;
  /** Whether new work would be refused. */
  readonly isFull: boolean;
  readonly waiting: number;
  readonly running: number;
}

/** So many at once, so many waiting, each piece of work done once however many ask for it. */
export function createWorkQueue<T>(options: { concurrency: number; queue: number }): WorkQueue<T> {
  const underway = new Map<string, Promise<T>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function take(work: () => Promise<T>): Promise<T> {
    if (running >= options.concurrency) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place is handed on, not given back: nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  const isFull = () => running >= options.concurrency && waiting.length >= options.queue;

  return {
    run(key, work) {
      const same = underway.get(key);
      if (same) return same;
      if (isFull()) return Promise.reject(new PictureError('QUEUE_FULL', 'too many pictures are waiting'));
      const promise = take(work).finally(() => underway.delete(key));
      underway.set(key, promise);
      return promise;
    },
    has: (key) => underway.has(key),
    get isFull() {
      return isFull();
    },
    get waiting() {
      return waiting.length;
    },
    get running() {
      return running;
    },
  };
}
