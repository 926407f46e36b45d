import { createHmac } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '#database/connect.ts';
import type { IdentityTables } from './identity-tables.ts';

const minute = 60_000;
const hour = 60 * minute;

/**
 * How many attempts of a kind are evaluated. With `from: 'last'` the count resets only when this time has passed since the
 * last attempt, so no period of that length ever has more. With `from: 'first'` it resets after a fixed time: for
 * addresses that many people share, where mistyped passwords are constant.
 */
export const attemptLimits = {
  /** Passwords tried on one account from one IP address. */
  pair: { most: 5, milliseconds: 15 * minute, from: 'last' },
  /** Passwords tried on one account from all addresses together; known devices are counted separately. */
  account: { most: 20, milliseconds: hour, from: 'last' },
  /** Passwords tried from one address. */
  caller: { most: 60, milliseconds: 15 * minute, from: 'first' },
  /** Passwords tried by a browser that signed in to the account before. */
  device: { most: 10, milliseconds: 30 * minute, from: 'last' },
  /** The same for all such browsers of one account together. */
  devices: { most: 30, milliseconds: hour, from: 'last' },
  /** Passwords tried with an access token of the account, from one address and from all of them. */
  ownPair: { most: 5, milliseconds: 15 * minute, from: 'last' },
  own: { most: 20, milliseconds: hour, from: 'last' },
  /** Responses of one passkey from one address: a caller who does not know the passkey's id cannot exhaust the limit. */
  passkey: { most: 10, milliseconds: 15 * minute, from: 'last' },
  /** Responses of unknown passkeys from one address. */
  unknownPasskey: { most: 10, milliseconds: 15 * minute, from: 'last' },
  /** E-mails that sign-ups send to one e-mail address. */
  signUpMail: { most: 1, milliseconds: 24 * hour, from: 'first' },
  /** The same e-mail once more, for sign-ins with the right password. */
  verifyMail: { most: 2, milliseconds: 24 * hour, from: 'first' },
} as const satisfies Record<string, { most: number; milliseconds: number; from: 'first' | 'last' }>;

export interface CountKey {
  kind: keyof typeof attemptLimits;
  /** The account, address or device that is counted; only a keyed digest of it is stored. */
  of: string;
}

export interface AttemptCounts {
  /**
   * Counts one attempt for all keys, or for none if one of them is exhausted. Called before a password is checked: of any
   * number of concurrent attempts, on any number of servers, no more than the limit get true.
   */
  reserve(keys: readonly CountKey[], now: number): Promise<boolean>;
  /** The same within another transaction. */
  reserveIn(trx: Transaction<IdentityTables>, keys: readonly CountKey[], now: number): Promise<boolean>;
  /** Undoes a count: the attempt was correct, or was never evaluated. */
  refund(keys: readonly CountKey[]): Promise<void>;
  reset(keys: readonly CountKey[]): Promise<void>;
  prune(now: number): Promise<void>;
}

/** Rolls back the counts of the other keys. */
class LimitReached extends Error {}

export function createAttemptCounts(options: { db: Database; secret: string }): AttemptCounts {
  const db = options.db.as<IdentityTables>();
  const digestOf = ({ kind, of }: CountKey) =>
    createHmac('sha256', options.secret).update(`${kind}\n${of}`).digest('base64url');

  /** One statement, so that the database decides which of several concurrent attempts is the last one allowed. */
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
    // The same order everywhere, so that transactions cannot deadlock on each other's rows.
    for (const { counted, key } of rows.toSorted((a, b) => (a.key < b.key ? -1 : 1)))
      if (!(await count(trx, key, counted, now))) return false;
    return true;
  }

  return {
    reserveIn,
    async reserve(keys, now) {
      try {
        await db.transaction(async (trx) => {
          if (!(await reserveIn(trx, keys, now))) throw new LimitReached();
        });
        return true;
      } catch (error) {
        if (error instanceof LimitReached) return false;
        throw error;
      }
    },
    async refund(keys) {
      if (keys.length === 0) return;
      await db.kysely
        .updateTable('identity_attempts')
        .set((eb) => ({ failures: eb('failures', '-', 1) }))
        .where('key', 'in', keys.map(digestOf))
        .where('failures', '>', 0)
        .execute();
    },
    async reset(keys) {
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
