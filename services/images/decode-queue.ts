import { PictureError } from './image-error.ts';
import { decodeLimits } from './image-limits.ts';

type DecodeKind = keyof typeof decodeLimits.kinds;

interface DecodeLimits {
  /** Of all kinds together. */
  atOnce: number;
  waitMilliseconds: number;
  kinds: Readonly<Record<DecodeKind, { atOnce: number; waiting: number }>>;
}

/** One kind of work in the queue. */
export interface DecodeClass {
  /** Joins a task of the same key that is running; rejects with `QUEUE_FULL` when too many tasks wait, or one waits too long. */
  run(key: string, work: () => Promise<Buffer>): Promise<Buffer>;
  /** Whether a task of this key is running. */
  has(key: string): boolean;
  /** Whether new work would be rejected. */
  readonly isFull: boolean;
}

export interface DecodeQueue {
  readonly queues: Readonly<Record<DecodeKind, DecodeClass>>;
  readonly waiting: number;
  readonly running: number;
}

interface Waiting {
  kind: DecodeKind;
  start(): void;
}

/**
 * Everything that decodes pictures in this process. Each kind has its own share, so that uploads and videos never take
 * all places from the pictures of pages; what may wait is bounded in number and time.
 */
export function createDecodeQueue(limits: DecodeLimits = decodeLimits): DecodeQueue {
  const waiting: Waiting[] = [];
  const running: Record<DecodeKind, number> = { picture: 0, avatar: 0, video: 0 };
  const total = () => running.picture + running.avatar + running.video;
  const canStart = (kind: DecodeKind) => total() < limits.atOnce && running[kind] < limits.kinds[kind].atOnce;
  const isFull = (kind: DecodeKind) =>
    !canStart(kind) && waiting.filter((one) => one.kind === kind).length >= limits.kinds[kind].waiting;

  function acquire(kind: DecodeKind): Promise<void> | undefined {
    if (canStart(kind)) {
      running[kind] += 1;
      return undefined;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(one), 1);
      reject(new PictureError('QUEUE_FULL', 'the picture waited too long'));
    }, limits.waitMilliseconds);
    const one: Waiting = {
      kind,
      start() {
        clearTimeout(timer);
        resolve();
      },
    };
    waiting.push(one);
    return promise;
  }

  function release(kind: DecodeKind): void {
    running[kind] -= 1;
    const at = waiting.findIndex((one) => canStart(one.kind));
    const [next] = at < 0 ? [] : waiting.splice(at, 1);
    if (!next) return;
    running[next.kind] += 1;
    next.start();
  }

  async function take(kind: DecodeKind, work: () => Promise<Buffer>): Promise<Buffer> {
    await acquire(kind);
    try {
      return await work();
    } finally {
      release(kind);
    }
  }

  function queueOf(kind: DecodeKind): DecodeClass {
    const underway = new Map<string, Promise<Buffer>>();
    return {
      run(key, work) {
        const same = underway.get(key);
        if (same) return same;
        if (isFull(kind))
          return Promise.reject(new PictureError('QUEUE_FULL', 'too many pictures are waiting'));
        const promise = take(kind, work).finally(() => underway.delete(key));
        underway.set(key, promise);
        return promise;
      },
      has: (key) => underway.has(key),
      get isFull() {
        return isFull(kind);
      },
    };
  }

  return {
    queues: { picture: queueOf('picture'), avatar: queueOf('avatar'), video: queueOf('video') },
    get waiting() {
      return waiting.length;
    },
    get running() {
      return total();
    },
  };
}
