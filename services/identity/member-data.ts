import type { Database } from '#database/connect.ts';
import { type Account, profileOf } from './accounts.ts';
import type { IdentityTables } from './identity-tables.ts';
import { listSessions } from './sessions.ts';

/** Who a room is asked about. Rooms know the `sub`; letters know the address. */
export interface Member {
  sub: string;
  email: string;
}

/** A room that keeps something about members: it can hand it out, and forget it. */
export interface MemberRoom {
  name: string;
  export(member: Member): Promise<unknown>;
  erase(member: Member): Promise<void>;
}

/** Everything the house knows about a member, room by room. */
export async function exportMember(
  options: { db: Database; rooms: readonly MemberRoom[]; now(): number },
  account: Account,
): Promise<Record<string, unknown>> {
  const { db, rooms } = options;
  const member = { sub: account.sub, email: account.email };
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
      avatarWebpBase64: avatar?.webp_base64 ?? null,
    },
    sessions: await listSessions(db, account.sub, options.now()),
  };
  for (const room of rooms) found[room.name] = await room.export(member);
  return found;
}

/** Forgets a member: first in every other room, then here, so that what failed can be tried again by who still has an account. */
export async function eraseMember(
  options: { db: Database; rooms: readonly MemberRoom[] },
  account: Account,
): Promise<void> {
  const member = { sub: account.sub, email: account.email };
  for (const room of options.rooms) await room.erase(member);
  await options.db.as<IdentityTables>().transaction(async (trx) => {
    await trx.deleteFrom('identity_avatars').where('sub', '=', account.sub).execute();
    await trx.deleteFrom('identity_tickets').where('sub', '=', account.sub).execute();
    await trx.deleteFrom('identity_records').where('account_id', '=', account.sub).execute();
    await trx.deleteFrom('identity_accounts').where('sub', '=', account.sub).execute();
  });
}
