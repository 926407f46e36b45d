import { createHash, randomBytes } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '#database/connect.ts';
import type { IdentityTables, OneTimeTokenKind } from './identity-tables.ts';

export type OneTimeToken = Selectable<IdentityTables['identity_one_time_tokens']>;
type Trx = Transaction<IdentityTables>;

const hour = 3_600_000;
const lifetimes: Readonly<Record<OneTimeTokenKind, number>> = {
  verify: 24 * hour,
  email: 24 * hour,
  reset: hour,
  link: hour / 4,
};
/** Limits the e-mails that repeated requests can send to one mailbox. */
const mostInHour = 3;

export interface OneTimeTokens {
  /** The secret for a link, or undefined if the account has reached the hourly limit of this kind. */
  issue(
    trx: Trx,
    given: Pick<OneTimeToken, 'kind' | 'sub' | 'email' | 'pending'>,
    now: number,
    /** Overrides the default of its kind. */
    validMilliseconds?: number,
  ): Promise<string | undefined>;
  /** Does not use the token up, because mail scanners open links too. */
  find(secret: string, kind: OneTimeTokenKind, now: number): Promise<OneTimeToken | undefined>;
  /** Uses the token up: only one of two concurrent requests gets it. */
  consume(trx: Trx, secret: string, kind: OneTimeTokenKind, now: number): Promise<OneTimeToken | undefined>;
  /** Revokes all tokens of this account. */
  revokeAll(trx: Trx, sub: string): Promise<void>;
  prune(now: number): Promise<void>;
}

const digestOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

export function createOneTimeTokens(db: Database): OneTimeTokens {
  const { kysely } = db.as<IdentityTables>();
  return {
    async issue(trx, given, now, validMilliseconds = lifetimes[given.kind]) {
      const recent = await trx
        .selectFrom('identity_one_time_tokens')
        .select('digest')
        .where('sub', '=', given.sub)
        // Counted per kind: strangers can request some kinds, only the owner the others.
        .where('kind', '=', given.kind)
        .where('created_at', '>', now - hour)
        .limit(mostInHour)
        .execute();
      if (recent.length >= mostInHour) return undefined;
      const secret = randomBytes(32).toString('base64url');
      await trx
        .insertInto('identity_one_time_tokens')
        .values({
          ...given,
          digest: digestOf(secret),
          created_at: now,
          expires_at: now + validMilliseconds,
        })
        .execute();
      return secret;
    },
    find: (secret, kind, now) =>
      kysely
        .selectFrom('identity_one_time_tokens')
        .selectAll()
        .where('digest', '=', digestOf(secret))
        .where('kind', '=', kind)
        .where('expires_at', '>', now)
        .executeTakeFirst(),
    consume: (trx, secret, kind, now) =>
      trx
        .deleteFrom('identity_one_time_tokens')
        .where('digest', '=', digestOf(secret))
        .where('kind', '=', kind)
        .where('expires_at', '>', now)
        .returningAll()
        .executeTakeFirst(),
    async revokeAll(trx, sub) {
      await trx.deleteFrom('identity_one_time_tokens').where('sub', '=', sub).execute();
    },
    async prune(now) {
      await kysely.deleteFrom('identity_one_time_tokens').where('expires_at', '<=', now).execute();
    },
  };
}
