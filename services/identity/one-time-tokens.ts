import { createHash, randomBytes } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '#database/connect.ts';
import type { IdentityTables, OneTimeTokenKind } from './identity-tables.ts';

export type Ticket = Selectable<IdentityTables['identity_tickets']>;
type Trx = Transaction<IdentityTables>;

const hour = 3_600_000;
const lifetimes: Readonly<Record<OneTimeTokenKind, number>> = {
  verify: 24 * hour,
  email: 24 * hour,
  reset: hour,
};
/** Nobody's mailbox is filled by asking again and again. */
const mostInHour = 3;

export interface Tickets {
  /** The secret for a link, or undefined when this account was sent enough of its kind for now. */
  issue(
    trx: Trx,
    given: Pick<Ticket, 'kind' | 'sub' | 'email' | 'pending'>,
    now: number,
    /** Other than usual for its kind. */
    validMilliseconds?: number,
  ): Promise<string | undefined>;
  /** Looks, and leaves it good: programs that read mail open links too. */
  look(secret: string, kind: OneTimeTokenKind, now: number): Promise<Ticket | undefined>;
  /** Uses it up: of two that come at once one gets it. */
  take(trx: Trx, secret: string, kind: OneTimeTokenKind, now: number): Promise<Ticket | undefined>;
  /** All others of this account are void. */
  dropAll(trx: Trx, sub: string): Promise<void>;
  prune(now: number): Promise<void>;
}

const digestOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

export function createOneTimeTokens(db: Database): Tickets {
  const { kysely } = db.as<IdentityTables>();
  return {
    async issue(trx, given, now, validMilliseconds = lifetimes[given.kind]) {
      const recent = await trx
        .selectFrom('identity_tickets')
        .select('digest')
        .where('sub', '=', given.sub)
        // Each kind alone: strangers may ask for some, the owner for others.
        .where('kind', '=', given.kind)
        .where('created_at', '>', now - hour)
        .limit(mostInHour)
        .execute();
      if (recent.length >= mostInHour) return undefined;
      const secret = randomBytes(32).toString('base64url');
      await trx
        .insertInto('identity_tickets')
        .values({
          ...given,
          digest: digestOf(secret),
          created_at: now,
          expires_at: now + validMilliseconds,
        })
        .execute();
      return secret;
    },
    look: (secret, kind, now) =>
      kysely
        .selectFrom('identity_tickets')
        .selectAll()
        .where('digest', '=', digestOf(secret))
        .where('kind', '=', kind)
        .where('expires_at', '>', now)
        .executeTakeFirst(),
    take: (trx, secret, kind, now) =>
      trx
        .deleteFrom('identity_tickets')
        .where('digest', '=', digestOf(secret))
        .where('kind', '=', kind)
        .where('expires_at', '>', now)
        .returningAll()
        .executeTakeFirst(),
    async dropAll(trx, sub) {
      await trx.deleteFrom('identity_tickets').where('sub', '=', sub).execute();
    },
    async prune(now) {
      await kysely.deleteFrom('identity_tickets').where('expires_at', '<=', now).execute();
    },
  };
}
