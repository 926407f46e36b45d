import type { Redis } from 'ioredis';
import type { Dependencies } from '../dependencies.ts';

/** The one connection of this process for commands to Redis, and its state. */
export interface RedisLink {
  /**
   * What a command gives; undefined when Redis does not answer in time, and at once while it is known not to. Never
   * rejects: every user has a way without Redis.
   */
  run<T>(command: (redis: Redis) => Promise<T>): Promise<T | undefined>;
  /** Called when Redis answers again after it did not. */
  onReturn(listener: () => void): void;
  close(): void;
}

/** A reader waits no longer than this, and only one of them. */
const usualAnswerMilliseconds = 100;
/** How often Redis is tried again while it does not answer, beside the requests. */
const probeMilliseconds = 500;
const probeAnswerMilliseconds = 400;
/** A start does not wait longer for Redis. */
const startMilliseconds = 2000;
/** A connection that is open and says nothing for so many probes is replaced: what it was sent may be lost. */
const silentProbes = 4;

/**
 * Opens the connection with a breaker: the first command that is not answered in time opens it for all users, and those
 * that wait beside it are released. While it is open no command waits; a probe in the background closes it.
 */
export async function openRedisLink(options: {
  url: string;
  dependencies: Pick<Dependencies, 'up' | 'down'>;
  /** For tests that count commands on a machine of any speed. */
  answerMilliseconds?: number;
}): Promise<RedisLink> {
  const { dependencies, answerMilliseconds = usualAnswerMilliseconds } = options;
  const { Redis } = await import('ioredis');
  const connection = new Redis(options.url, {
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    connectTimeout: startMilliseconds,
    retryStrategy: () => probeMilliseconds,
  });
  const waiting = new Set<() => void>();
  const listeners = new Set<() => void>();
  let isUp = false;
  let wasUp = false;
  let isClosed = false;
  let silent = 0;
  let timer: NodeJS.Timeout | undefined;

  function open(reason: string): void {
    if (isClosed) return;
    isUp = false;
    dependencies.down('redis', reason);
    for (const giveUp of waiting) giveUp();
    waiting.clear();
    timer ??= setInterval(() => void probe(), probeMilliseconds).unref();
  }

  function close(): void {
    isUp = true;
    silent = 0;
    clearInterval(timer);
    timer = undefined;
    dependencies.up('redis');
    if (wasUp) for (const listener of listeners) listener();
    wasUp = true;
  }

  async function probe(): Promise<void> {
    if (isUp || isClosed) return;
    if (connection.status === 'ready') {
      const answer = await inTime(connection.ping(), probeAnswerMilliseconds);
      if (answer !== undefined && !isUp && !isClosed) return close();
    }
    silent += 1;
    if (silent % silentProbes === 0 && isStuck()) connection.disconnect(true);
  }

  /** Connected, and yet without an answer; a connection that is being made takes care of itself. */
  const isStuck = () => connection.status === 'ready' || connection.status === 'connect';

  connection.on('error', (error: unknown) => open(String(error)));
  connection.on('close', () => open('the connection was closed'));
  connection.on('ready', () => void probe());
  await inTime(connection.connect(), startMilliseconds);
  await probe();
  if (!isUp) open('no answer at start');

  return {
    async run(command) {
      if (!isUp) return undefined;
      let giveUp = () => {};
      const given = new Promise<undefined>((resolve) => {
        giveUp = () => resolve(undefined);
      });
      waiting.add(giveUp);
      const late = setTimeout(() => open(`no answer in ${answerMilliseconds} ms`), answerMilliseconds);
      try {
        return await Promise.race([command(connection), given]);
      } catch (error) {
        open(String(error));
        return undefined;
      } finally {
        clearTimeout(late);
        waiting.delete(giveUp);
      }
    },
    onReturn: (listener) => void listeners.add(listener),
    close() {
      isClosed = true;
      clearInterval(timer);
      for (const giveUp of waiting) giveUp();
      connection.disconnect();
    },
  };
}

/** Undefined when it took too long, or failed. */
async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
    timer.unref();
  });
  try {
    return await Promise.race([work.catch(() => undefined), late]);
  } finally {
    clearTimeout(timer);
  }
}
