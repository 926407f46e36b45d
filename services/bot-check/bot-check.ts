import type { Transaction } from 'kysely';
import type { BotChallenge } from '#content/entities/bot-challenge.ts';

export interface BotCheck {
  challenge(): Promise<BotChallenge>;
  /** Checks a browser's response. */
  verify(response: string): Promise<Verified>;
}

export type Verified =
  /** `spend` runs in the caller's transaction; false if the response was used before. */
  | { ok: true; spend<T>(trx: Transaction<T>): Promise<boolean> }
  | { ok: false; reason: 'failed' | 'unavailable' };
