import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FairQueue } from '#platform/fair-queue.ts';
import { hashInThread } from './hash-threads.ts';

/** What one hash costs, as OWASP advises for argon2id: 19 MiB, two passes, one lane. */
export interface HashCost {
  memory: number;
  passes: number;
  parallelism: number;
}
export const standardCost: HashCost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;
const written = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]{11,86})\$([\w+/]{43})$/;

export interface Passwords {
  /** `by` is the address it is done for: their queues take turns. */
  hash(password: string, by?: string): Promise<string>;
  /** `stored` undefined: nobody has this password, and finding that out takes as long as ever. */
  check(password: string, stored: string | undefined, by?: string): Promise<boolean>;
  /** Whether a hash was made with another cost than today's. */
  isOld(stored: string): boolean;
}

/** Whose turn it is when a hash is for nobody in particular. */
const ours = '';

/**
 * Hashes in threads that give way, never on the one that answers readers, and only so many at once: each needs a core
 * and 19 MiB, and pages come first.
 */
export function createPasswords(queue: FairQueue, cost: HashCost = standardCost): Passwords {
  const tagOf = (password: string, nonce: Buffer, costs: HashCost, by: string | undefined) =>
    queue.run(by ?? ours, () =>
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
