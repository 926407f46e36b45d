import type { Database } from '#database/connect.ts';
import { createAccounts } from './accounts.ts';
import type { IdentityTables, Role } from './identity-tables.ts';
import { createOneTimeTokens } from './one-time-tokens.ts';

/** The operator who starts a publication may read the log the next day. */
const validMilliseconds = 24 * 3_600_000;

/**
 * Creates an account without a password, and a link to set one, valid once within a day. Many people can read logs, so
 * nothing written to a log may be valid for longer. Undefined if the account exists already.
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
  const linkToken = await db.as<IdentityTables>().transaction(async (trx) => {
    const { sub, email } = await accounts.create(
      trx,
      { ...given, passwordHash: null, isVerified: true },
      now,
    );
    const forReset = { kind: 'reset', sub, email, pending: null } as const;
    return createOneTimeTokens(db).issue(trx, forReset, now, validMilliseconds);
  });
  return linkToken && `${base}reset/?token=${linkToken}`;
}
