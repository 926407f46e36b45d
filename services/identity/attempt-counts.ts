import { createHmac } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '#database/connect.ts';
import type { IdentityTables } from './identity-tables.ts';

const minute = 60_000;
const hour = 60 * minute;

/**
 * How many attempts of a kind are evaluated. With `from: 'last'` the count starts again only when so much time has passed
 * since the last attempt, so no span of that length ever holds more. With `from: 'first'` it starts again after a fixed
 * time: for addresses that many people share, where somebody always mistypes.
 */
export const attemptLimits = {
  /** Passwords tried by one address on one account. */
  pair: { most: 5, milliseconds: 15 * minute, from: 'last' },
  /** Passwords tried on one account by all addresses together; known devices are counted apart. */
  account: { most: 20, milliseconds: hour, from: 'last' },
  /** Passwords tried by one address. */
  caller: { most: 60, milliseconds: 15 * minute, from: 'first' },
  /** Passwords tried by a browser that signed in to the account before. */
  device: { most: 10, milliseconds: 30 * minute, from: 'last' },
  /** The same by all such browsers of one account together. */
  devices: { most: 30, milliseconds: hour, from: 'last' },
  /** Passwords tried with an access token of the account, by one address and by all of them. */
  ownPair: { most: 5, milliseconds: 15 * minute, from: 'last' },
  own: { most: 20, milliseconds: hour, from: 'last' },
  /** Answers of one passkey, by one address: nobody who does not know the passkey's id can use them up. */
  passkey: { most: 10, milliseconds: 15 * minute, from: 'last' },
  /** Answers of passkeys that are nobody's, by one address. */
  unknownPasskey: { most: 10, milliseconds: 15 * minute, from: 'last' },
  /** E-mails that sign-ups send to one e-mail address. */
  signUpMail: { most: 1, milliseconds: 24 * hour, from: 'first' },
  /** The same e-mail once more, for sign-ins with the right password. */
  verifyMail: { most: 2, milliseconds: 24 * hour, from: 'first' },
} as const satisfies Record<string, { most: number; milliseconds: number; from: 'first' | 'last' }>;

export interface CountKey {
  kind: keyof typeof attemptLimits;
  /** Who or what is counted; only a keyed digest of it is stored. */
  of: string;
}

export interface AttemptCounts {
  /**
   * Counts one attempt for all keys, or for none when one of them is used up. Called before a password is looked at:
   * of any number of attempts at the same time, on any number of servers, no more than allowed get true.
   */
  reserve(keys: readonly CountKey[], now: number): Promise<boolean>;
  /** The same as a part of another transaction. */
  reserveIn(trx: Transaction<IdentityTables>, keys: readonly CountKey[], now: number): Promise<boolean>;
  /** The attempt was right, or never evaluated. */
  giveBack(keys: readonly CountKey[]): Promise<void>;
  forget(keys: readonly CountKey[]): Promise<void>;
  prune(now: number): Promise<void>;
}

/** Rolls back what was counted for the other keys. */
class UsedUp extends Error {}

export function createAttemptCounts(options: { db: Database; secret: string }): AttemptCounts {
  const db = options.db.as<IdentityTables>();
  const digestOf = ({ kind, of }: CountKey) =>
    createHmac('sha256', options.secret).update(`${kind}\n${of}`).digest('base64url');

  /** One statement: the database decides which of several at once is the last that counts. */
  async function count(trx: Transaction<IdentityTables>, key: string, { kind }: CountKey, now: number) {
    const { most, milliseconds, from } = attemptLimits[kind];
    const row = await trx
      .insertInto('identity_attempts')
      .values({ key, failures: 1, since: now })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet((eb) => {
            const isOver = eb('identity_attempts.since', '<=', now - milliseconds);
            const counted = eb('identity_attempts.failures', '+', 1);
            return {
              failures: eb.case().when(isOver).then(1).else(counted).end(),
              since:
                from === 'last'
                  ? now
                  : eb.case().when(isOver).then(now).else(eb.ref('identity_attempts.since')).end(),
            };
          })
          .where((eb) =>
            eb.or([
              eb('identity_attempts.since', '<=', now - milliseconds),
              eb('identity_attempts.failures', '<', most),
            ]),
          ),
      )
      .returning('failures')
      .executeTakeFirst();
    return row !== undefined;
  }

  async function reserveIn(trx: Transaction<IdentityTables>, keys: readonly CountKey[], now: number) {
    const rows = keys.map((counted) => ({ counted, key: digestOf(counted) }));
    // In one order everywhere: transactions that wait for each other's rows would never end.
    for (const { counted, key } of rows.toSorted((a, b) => (a.key < b.key ? -1 : 1)))
      if (!(await count(trx, key, counted, now))) return false;
    return true;
  }

  return {
    reserveIn,
    async reserve(keys, now) {
      try {
        await db.transaction(async (trx) => {
          if (!(await reserveIn(trx, keys, now))) throw new UsedUp();
        });
        return true;
      } catch (error) {
        if (error instanceof UsedUp) return false;
        throw error;
      }
    },
    async giveBack(keys) {
      if (keys.length === 0) return;
      await db.kysely
        .updateTable('identity_attempts')
        .set((eb) => ({ failures: eb('failures', '-', 1) }))
        .where('key', 'in', keys.map(digestOf))
        .where('failures', '>', 0)
        .execute();
    },
    async forget(keys) {
      if (keys.length === 0) return;
      await db.kysely.deleteFrom('identity_attempts').where('key', 'in', keys.map(digestOf)).execute();
    },
    async prune(now) {
      const longest = Math.max(...Object.values(attemptLimits).map(({ milliseconds }) => milliseconds));
      await db.kysely
        .deleteFrom('identity_attempts')
        .where('since', '<=', now - longest)
        .execute();
    },
  };
}
