import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import { type Account, profileOf } from './accounts.ts';
import type { IdentityTables } from './identity-tables.ts';
import { listPasskeys } from './passkeys/passkey-store.ts';
import type { Member, PersonalDataSources } from './personal-data-sources.ts';
import { endSessions } from './provider/record-adapter.ts';
import { listSessions } from './sessions.ts';

/** Everything the house knows about a member, room by room. */
export async function exportUser(
  options: { db: Database; rooms: PersonalDataSources; now(): number },
  account: Account,
): Promise<Record<string, unknown>> {
  const { db, rooms } = options;
  const member = await userOf(db, account);
  const time = (at: number | null) => (at === null ? null : new Date(Number(at)).toISOString());
  const avatar = await db
    .as<IdentityTables>()
    .kysely.selectFrom('identity_avatars')
    .select('webp_base64')
    .where('sub', '=', account.sub)
    .executeTakeFirst();
  const found: Record<string, unknown> = {
    exportedAt: time(options.now()),
    account: {
      ...profileOf(account, ''),
      loginCount: account.login_count,
      joined: time(account.created_at),
      changed: time(account.updated_at),
      lastLogin: time(account.last_login_at),
      addresses: member.addresses,
      avatarWebpBase64: avatar?.webp_base64 ?? null,
    },
    passkeys: await listPasskeys(db, account.sub),
    sessions: await listSessions(db, account.sub, options.now()),
  };
  for (const room of rooms.all()) found[room.name] = await room.exportFor(member);
  return found;
}

/**
 * Forgets a member: first in every other room, then here, so that what failed can be tried again by who still has an
 * account. Then once more in every room: until the account was gone its tokens opened handlers, also to what was empty.
 */
export async function eraseUser(
  options: { db: Database; rooms: PersonalDataSources; now(): number },
  account: Account,
): Promise<void> {
  const member = await userOf(options.db, account);
  const forget = async () => {
    for (const room of options.rooms.all().toReversed()) await room.eraseFor(member);
  };
  await forget();
  await options.db.as<IdentityTables>().transaction(async (trx) => {
    await trx.deleteFrom('identity_avatars').where('sub', '=', account.sub).execute();
    await trx.deleteFrom('identity_tickets').where('sub', '=', account.sub).execute();
    await trx.deleteFrom('identity_passkeys').where('sub', '=', account.sub).execute();
    await trx.deleteFrom('identity_challenges').where('bound_to', '=', account.sub).execute();
    await trx.deleteFrom('identity_addresses').where('sub', '=', account.sub).execute();
    await endSessions(trx, account.sub, { now: options.now() });
    await dropUnfinished(trx, [member.sub, ...member.addresses]);
    await trx.deleteFrom('identity_accounts').where('sub', '=', account.sub).execute();
  });
  await forget();
  options.db.onErased();
}

async function userOf(db: Database, { sub, email }: Account): Promise<Member> {
  const rows = await db
    .as<IdentityTables>()
    .kysely.selectFrom('identity_addresses')
    .select('email')
    .where('sub', '=', sub)
    .execute();
  return { sub, email, addresses: [...new Set([email, ...rows.map((row) => row.email)])] };
}

/** A sign-in that was begun and left names nobody in a column, but may hold the address it was begun with. */
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
