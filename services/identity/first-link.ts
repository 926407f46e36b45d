import type { Database } from '#database/connect.ts';
import { createAccounts } from './accounts.ts';
import type { IdentityTables, Role } from './identity-tables.ts';
import { createOneTimeTokens } from './one-time-tokens.ts';

/** Whoever starts a publication may look at the log the next day. */
const validMilliseconds = 24 * 3_600_000;

/**
 * Makes an account that has no password yet, and the link its owner sets one with: once, within a day. Logs are kept and
 * read by many, so nothing that is written to one may be good for longer. Undefined when there is such an account.
 */
export async function createAccountWithLink(
  db: Database,
  given: { email: string; username: string; role: Role },
  /** The issuer, with the slash. */
  base: string,
  now: number,
): Promise<string | undefined> {
  const accounts = createAccounts(db);
  if (await accounts.findByEmail(given.email)) return undefined;
  const ticket = await db.as<IdentityTables>().transaction(async (trx) => {
    const { sub, email } = await accounts.create(
      trx,
      { ...given, passwordHash: null, isVerified: true },
      now,
    );
    const forReset = { kind: 'reset', sub, email, pending: null } as const;
    return createOneTimeTokens(db).issue(trx, forReset, now, validMilliseconds);
  });
  return ticket && `${base}reset/?ticket=${ticket}`;
}
