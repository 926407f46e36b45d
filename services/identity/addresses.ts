import type { Database } from '#database/connect.ts';
import { emailKey } from './accounts.ts';
import type { IdentityTables } from './identity-tables.ts';

/** Verified e-mail addresses by `sub`, for services that only store the `sub`. Deleted accounts are left out. */
export async function addressesOf(
  db: Database,
  subs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (subs.length === 0) return new Map();
  const rows = await db
    .as<IdentityTables>()
    .kysely.selectFrom('identity_accounts')
    .select(['sub', 'email'])
    .where('sub', 'in', [...subs])
    .where('email_verified', '=', 1)
    .execute();
  return new Map(rows.map(({ sub, email }) => [sub, email]));
}

/** The account that has verified this address. */
export async function subOfAddress(db: Database, address: string): Promise<string | undefined> {
  const row = await db
    .as<IdentityTables>()
    .kysely.selectFrom('identity_accounts')
    .select('sub')
    .where('email_key', '=', emailKey(address))
    .where('email_verified', '=', 1)
    .executeTakeFirst();
  return row?.sub;
}
