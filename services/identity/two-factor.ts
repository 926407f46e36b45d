import type { Database } from '#database/connect.ts';
import type { IdentityTables } from './identity-tables.ts';

/** The name of signing in by passkey in sessions and tokens (RFC 8176). */
export const passkeyMethod = 'pop';

/** Every passkey was made with user verification, and is used with it: the device and its owner are two factors at once. */
export const isTwoFactor = (methods: readonly string[] | undefined): boolean =>
  methods?.includes(passkeyMethod) === true;

/** The same of a session that a token was issued in. A token that outlives its session has one factor. */
export async function isTwoFactorSession(
  db: Database,
  sub: string,
  uid: string | undefined,
): Promise<boolean> {
  if (!uid) return false;
  const row = await db
    .as<IdentityTables>()
    .kysely.selectFrom('identity_records')
    .select('payload')
    .where('model', '=', 'Session')
    .where('uid', '=', uid)
    .where('account_id', '=', sub)
    .executeTakeFirst();
  return row !== undefined && isTwoFactor((JSON.parse(row.payload) as { amr?: string[] }).amr);
}
