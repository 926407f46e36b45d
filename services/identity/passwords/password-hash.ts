import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FairQueue } from '#platform/fair-queue.ts';
import { hashInThread } from './hash-threads.ts';

/** The cost of one hash, as OWASP advises for argon2id: 19 MiB, two passes, parallelism 1. */
export interface HashCost {
  memory: number;
  passes: number;
  parallelism: number;
}
const standardCost: HashCost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;
const written = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]{11,86})\$([\w+/]{43})$/;

export interface Passwords {
  /** `by` is the client's key in the fair queue. */
  hash(password: string, by?: string): Promise<string>;
  /** With `stored` undefined the result is false, after the same time as for an existing account. */
  check(password: string, stored: string | undefined, by?: string): Promise<boolean>;
  /** Whether a hash was made with another cost than the current one. */
  isOld(stored: string): boolean;
}

/** The queue key of hashes without a client. */
const noClient = '';

/**
 * Hashes in low-priority threads, never on the one that handles requests, and with a concurrency limit: each hash needs a
 * core and 19 MiB, and pages have priority.
 */
export function createPasswords(queue: FairQueue, cost: HashCost = standardCost): Passwords {
  const tagOf = (password: string, nonce: Buffer, costs: HashCost, by: string | undefined) =>
    queue.run(by ?? noClient, () =>
      hashInThread({
        message: Buffer.from(password.normalize('NFC'), 'utf8'),
        nonce,
        tagLength,
        ...costs,
      }),
    );
  const costText = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
  const text = (buffer: Buffer) => buffer.toString('base64').replaceAll('=', '');
  return {
    async hash(password, by) {
      const nonce = randomBytes(16);
      return `$argon2id$v=19$${costText}$${text(nonce)}$${text(await tagOf(password, nonce, cost, by))}`;
    },
    async check(password, stored, by) {
      const parts = written.exec(stored ?? '');
      if (!parts) {
        await tagOf(password, randomBytes(16), cost, by);
        return false;
      }
      const [, memory, passes, parallelism, nonce = '', tag = ''] = parts;
      const costs = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
      return timingSafeEqual(
        await tagOf(password, Buffer.from(nonce, 'base64'), costs, by),
        Buffer.from(tag, 'base64'),
      );
    },
    isOld: (stored) => !stored.includes(`$${costText}$`),
  };
}
