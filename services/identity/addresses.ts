import type { Database } from '#database/connect.ts';
import { emailKey } from './accounts.ts';
import type { IdentityTables } from './identity-tables.ts';

/** Where members get mail, for rooms that know them by `sub` alone. Who is gone, or never verified, is left out. */
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

/** Whose address this is, when a member has shown that it is theirs. */
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
