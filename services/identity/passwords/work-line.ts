/** Too many are waiting already: whoever comes now is asked to come back. */
export class LineFull extends Error {
  readonly code = 'LINE_FULL';
}

export const isLineFull = (error: unknown): boolean => error instanceof LineFull;

export interface WorkLine {
  /** `by` is the address the work is for; without one it is ours. */
  run<T>(work: () => Promise<T>, by?: string): Promise<T>;
}

export interface WorkLineOptions {
  atOnce: number;
  /** How many may wait in all, and of one address; as many as in all unless given. */
  waiting: number;
  waitingEach?: number;
  /** How long a place stays empty after work that took so many milliseconds; not at all unless said. */
  rest?: (worked: number) => Promise<void>;
}

interface Waiting {
  begin(): void;
  dismiss(error: LineFull): void;
}

/**
 * So much at once; the others wait in a queue for each address, and the queues take turns. An address that sends much
 * waits for itself. When all is full, the longest queue gives up its newest for an address that has fewer waiting.
 */
export function createWorkLine(options: WorkLineOptions): WorkLine {
  const { atOnce, waiting, waitingEach = waiting, rest } = options;
  let busy = 0;
  let waitingInAll = 0;
  /** In the order of their turns. */
  const queues = new Map<string, Waiting[]>();

  function handOn(): void {
    const [by, queue] = queues.entries().next().value ?? [];
    const next = queue?.shift();
    // The place is handed on, not given back: nobody can slip in between.
    if (by === undefined || !queue || !next) {
      busy -= 1;
      return;
    }
    waitingInAll -= 1;
    queues.delete(by);
    if (queue.length > 0) queues.set(by, queue);
    next.begin();
  }

  function makeRoom(own: number): boolean {
    if (waitingInAll < waiting) return true;
    let longest: Waiting[] = [];
    for (const queue of queues.values()) if (queue.length > longest.length) longest = queue;
    // Never the last one of an address, and never for an address that would then have as many.
    if (longest.length <= own + 1) return false;
    longest.pop()?.dismiss(full());
    waitingInAll -= 1;
    return true;
  }

  function wait(by: string): Promise<void> {
    const queue = queues.get(by) ?? [];
    if (queue.length >= waitingEach || !makeRoom(queue.length)) return Promise.reject(full());
    waitingInAll += 1;
    queues.set(by, queue);
    return new Promise((resolve, reject) => queue.push({ begin: resolve, dismiss: reject }));
  }

  return {
    async run(work, by = '') {
      if (busy >= atOnce) await wait(by);
      else busy += 1;
      const began = performance.now();
      try {
        return await work();
      } finally {
        // Whoever was served does not wait for the rest.
        if (rest) void rest(performance.now() - began).then(handOn);
        else handOn();
      }
    },
  };
}

const full = () => new LineFull('too many passwords are being checked');
