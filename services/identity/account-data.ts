import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import type { DataSubject, PersonalDataSource } from '../service.ts';
import { type Account, profileOf } from './accounts.ts';
import type { IdentityTables } from './identity-tables.ts';
import { listPasskeys } from './passkeys/passkey-store.ts';
import { endSessions } from './provider/record-adapter.ts';
import { listSessions } from './sessions.ts';

/** Everything the site stores about a user, one entry per personal data source. */
export async function exportUser(
  options: { db: Database; sources: () => readonly PersonalDataSource[]; now(): number },
  account: Account,
): Promise<Record<string, unknown>> {
  const { db, sources } = options;
  const user = await findUser(db, account);
  const time = (at: number | null) => (at === null ? null : new Date(Number(at)).toISOString());
  const avatar = await db
    .as<IdentityTables>()
    .kysely.selectFrom('identity_avatars')
    .select('webp_base64')
    .where('sub', '=', account.sub)
    .executeTakeFirst();
  const exported: Record<string, unknown> = {
    exportedAt: time(options.now()),
    account: {
      ...profileOf(account, ''),
      loginCount: account.login_count,
      joined: time(account.created_at),
      changed: time(account.updated_at),
      lastLogin: time(account.last_login_at),
      addresses: user.addresses,
      avatarWebpBase64: avatar?.webp_base64 ?? null,
    },
    passkeys: await listPasskeys(db, account.sub),
    sessions: await listSessions(db, account.sub, options.now()),
  };
  for (const source of sources()) exported[source.name] = await source.exportFor(user);
  return exported;
}

/**
 * Erases a user: first in every other service, then here, so that the user still has an account to retry with after a
 * failure. Then once more in every service: until the account was gone, its tokens could still write there.
 */
export async function eraseUser(
  options: { db: Database; sources: () => readonly PersonalDataSource[]; now(): number },
  account: Account,
): Promise<void> {
  const user = await findUser(options.db, account);
  const eraseElsewhere = async () => {
    for (const source of options.sources().toReversed()) await source.eraseFor(user);
  };
  await eraseElsewhere();
  await options.db.as<IdentityTables>().transaction(async (trx) => {
    await trx.deleteFrom('identity_avatars').where('sub', '=', account.sub).execute();
    await trx.deleteFrom('identity_one_time_tokens').where('sub', '=', account.sub).execute();
    await trx.deleteFrom('identity_passkeys').where('sub', '=', account.sub).execute();
    await trx.deleteFrom('identity_challenges').where('bound_to', '=', account.sub).execute();
    await trx.deleteFrom('identity_addresses').where('sub', '=', account.sub).execute();
    await dropUnfinished(trx, [user.sub, ...user.addresses]);
    await trx.deleteFrom('identity_accounts').where('sub', '=', account.sub).execute();
    await endSessions(trx, account.sub, { now: options.now(), dialect: options.db.dialect });
  });
  await eraseElsewhere();
  options.db.onErased();
}

async function findUser(db: Database, { sub, email }: Account): Promise<DataSubject> {
  const rows = await db
    .as<IdentityTables>()
    .kysely.selectFrom('identity_addresses')
    .select('email')
    .where('sub', '=', sub)
    .execute();
  return { sub, email, addresses: [...new Set([email, ...rows.map((row) => row.email)])] };
}

/** An unfinished sign-in has no account column, but its payload may contain the user's address. */
async function dropUnfinished(trx: Kysely<IdentityTables>, known: readonly string[]): Promise<void> {
  for (const text of known) {
    const pattern = `%${JSON.stringify(text.toLowerCase())
      .slice(1, -1)
      .replace(/[\\%_]/g, '\\$&')}%`;
    await trx
      .deleteFrom('identity_records')
      .where('model', '=', 'Interaction')
      .where(sql<boolean>`lower(payload) like ${pattern} escape '\\'`)
      .execute();
  }
}
