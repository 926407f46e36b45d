/** Thrown when too many tasks are waiting: the caller should retry later. */
export class QueueFull extends Error {
  readonly code = 'QUEUE_FULL';
}

export const isQueueFull = (error: unknown): boolean => error instanceof QueueFull;

export interface FairQueueOptions {
  atOnce: number;
  /** How many of one caller are done at once; as many as in all unless given. */
  atOncePerCaller?: number;
  waiting: number;
  /** How many of one caller may wait; as many as in all unless given. */
  waitingPerCaller?: number;
  /** How long a place stays empty after work that took so many milliseconds; not at all unless given. */
  rest?: (worked: number) => Promise<void>;
  /** How long a task waits before it is rejected; without a limit by default. */
  timeout?: QueueTimeout;
}

export interface QueueTimeout {
  milliseconds: number;
  /** Calls `end` after this time, unless what it returns is called before. */
  after?: (milliseconds: number, end: () => void) => () => void;
}

function afterTime(milliseconds: number, end: () => void): () => void {
  const timer = setTimeout(end, milliseconds).unref();
  return () => clearTimeout(timer);
}

export interface FairQueue {
  /** Does the work when it is this caller's turn. Rejects with `QueueFull` when too many wait, or it waited too long: it is not done then. */
  run<T>(caller: string, work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  begin(): void;
  dismiss(error: QueueFull): void;
}

/**
 * Limits concurrency; further tasks wait in one queue per caller, served round-robin, so that a caller with many tasks
 * only delays itself. When all is full, the longest queue drops its newest task for a caller with fewer waiting.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { atOnce, atOncePerCaller = atOnce, waiting, waitingPerCaller = waiting, rest, timeout } = options;
  /** In the order of their turns. */
  const queues = new Map<string, Waiting[]>();
  const running = new Map<string, number>();
  let runningInAll = 0;
  let waitingInAll = 0;

  const mayBegin = (caller: string) => runningInAll < atOnce && (running.get(caller) ?? 0) < atOncePerCaller;

  function begin(caller: string): void {
    runningInAll += 1;
    running.set(caller, (running.get(caller) ?? 0) + 1);
  }

  function end(caller: string): void {
    runningInAll -= 1;
    const left = (running.get(caller) ?? 1) - 1;
    if (left > 0) running.set(caller, left);
    else running.delete(caller);
    beginNext();
  }

  function beginNext(): void {
    for (const [caller, queue] of queues) {
      if (!mayBegin(caller)) continue;
      const next = queue.shift();
      waitingInAll -= 1;
      queues.delete(caller);
      if (queue.length > 0) queues.set(caller, queue);
      // The slot is taken before another caller can take it.
      begin(caller);
      next?.begin();
      return;
    }
  }

  function evictOne(own: number): boolean {
    if (waitingInAll < waiting) return true;
    let longest: Waiting[] = [];
    for (const queue of queues.values()) if (queue.length > longest.length) longest = queue;
    // Never the last one of a caller, and never for a caller that would then have as many.
    if (longest.length <= own + 1) return false;
    longest.pop()?.dismiss(full());
    waitingInAll -= 1;
    return true;
  }

  function wait(caller: string): Promise<void> {
    const queue = queues.get(caller) ?? [];
    if (queue.length >= waitingPerCaller || !evictOne(queue.length)) return Promise.reject(full());
    waitingInAll += 1;
    queues.set(caller, queue);
    return new Promise((resolve, reject) => {
      const own: Waiting = { begin: resolve, dismiss: reject };
      queue.push(own);
      if (!timeout) return;
      const { milliseconds, after = afterTime } = timeout;
      const stop = after(milliseconds, () => giveUp(caller, own));
      own.begin = () => {
        stop();
        resolve();
      };
      own.dismiss = (error) => {
        stop();
        reject(error);
      };
    });
  }

  function giveUp(caller: string, waiter: Waiting): void {
    const queue = queues.get(caller) ?? [];
    const at = queue.indexOf(waiter);
    if (at < 0) return;
    queue.splice(at, 1);
    if (queue.length === 0) queues.delete(caller);
    waitingInAll -= 1;
    waiter.dismiss(full());
  }

  return {
    async run(caller, work) {
      if (mayBegin(caller)) begin(caller);
      else await wait(caller);
      const began = performance.now();
      try {
        return await work();
      } finally {
        // A finished task does not wait for the rest period.
        if (rest) void rest(performance.now() - began).then(() => end(caller));
        else end(caller);
      }
    },
  };
}

const full = () => new QueueFull('too much is waiting already');
