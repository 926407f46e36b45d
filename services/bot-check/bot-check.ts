import type { Transaction } from 'kysely';
import type { BotChallenge } from '#content/entities/bot-challenge.ts';

export interface BotCheck {
  challenge(): Promise<BotChallenge>;
  /** What a browser answered. */
  verify(response: string): Promise<Verified>;
}

export type Verified =
  /** `spend` runs in the transaction of what the answer was for; false when it was used before. */
  | { ok: true; spend<T>(trx: Transaction<T>): Promise<boolean> }
  | { ok: false; reason: 'failed' | 'unavailable' };
