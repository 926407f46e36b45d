import type { Database } from '#database/connect.ts';
import type { IdentityTables, Role } from './identity-tables.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const lifetimes: Readonly<Record<Role, { idle: number; longest: number }>> = {
  reader: { idle: 14 * day, longest: 90 * day },
  staff: { idle: 12 * hour, longest: 7 * day },
};
/** Use is saved at most this often. */
const useMilliseconds = 5 * minute;

interface Use {
  role: Role;
  signedInAt: number;
  now: number;
}

/** When a session used now ends: after its idle time, but no later than the maximum time after the sign-in. */
export function sessionEnd({ role, signedInAt, now }: Use): number {
  const { idle, longest } = lifetimes[role];
  return Math.min(now + idle, signedInAt + longest);
}

/** The provider extends a session on silent sign-ins; staff pages use the session without one, so they extend it here. */
export async function noteUse(db: Database, uid: string, use: Use): Promise<void> {
  const { kysely } = db.as<IdentityTables>();
  const end = sessionEnd(use);
  const stored = await kysely
    .selectFrom('identity_records')
    .select(['id', 'expires_at'])
    .where('model', '=', 'Session')
    .where('uid', '=', uid)
    .executeTakeFirst();
  if (!stored || Number(stored.expires_at) > end - useMilliseconds) return;
  await kysely
    .updateTable('identity_records')
    .set({ expires_at: end })
    .where('model', '=', 'Session')
    .where('id', '=', stored.id)
    .execute();
}
