import type { Kysely } from 'kysely';
import { announceAccessChange } from '#database/access-events.ts';
import type { Database } from '#database/connect.ts';
import type { IdentityTables } from '../identity-tables.ts';

const model = 'Ended';
/** Longer than the lifetime of any session or grant. */
const retainMilliseconds = 15 * 86_400_000;

/**
 * Marks sessions (by uid) and grants (by id) as ended. Deleting them is not enough: the provider saves both at the end of
 * every request, and a request in progress would write them back.
 */
export async function markEnded(
  trx: Kysely<IdentityTables>,
  ids: readonly string[],
  now: number,
): Promise<void> {
  if (ids.length === 0) return;
  const row = { model, payload: '{}', grant_id: null, uid: null, account_id: null, consumed_at: null };
  await trx
    .insertInto('identity_records')
    .values(ids.map((id) => ({ ...row, id, expires_at: now + retainMilliseconds })))
    .onConflict((conflict) => conflict.columns(['model', 'id']).doNothing())
    .execute();
}

/** A session that the provider itself has removed. */
export async function markSessionEnded(
  db: Database,
  { uid, sub, now }: { uid: string; sub: string | undefined; now: number },
): Promise<void> {
  await db.as<IdentityTables>().transaction(async (trx) => {
    await markEnded(trx, [uid], now);
    if (sub) await announceAccessChange(trx, db.dialect, { sub, kind: 'sessions ended', at: new Date(now) });
  });
}

/** Of these sessions and grants, those that were ended. */
export const selectEnded = (db: Kysely<IdentityTables>, ids: readonly string[]) =>
  db
    .selectFrom('identity_records as ended')
    .select('ended.id')
    .where('ended.model', '=', model)
    .where('ended.id', 'in', ids);

export async function isAnyEnded(db: Kysely<IdentityTables>, ids: readonly string[]): Promise<boolean> {
  return ids.length > 0 && (await selectEnded(db, ids).limit(1).executeTakeFirst()) !== undefined;
}

/** Removes sessions and grants that were written back after their end. */
export async function pruneEnded(db: Kysely<IdentityTables>): Promise<void> {
  await db
    .deleteFrom('identity_records')
    .where((eb) =>
      eb.or([
        eb.and([
          eb('model', '=', 'Session'),
          eb('uid', 'in', (ids) =>
            ids.selectFrom('identity_records as ended').select('ended.id').where('ended.model', '=', model),
          ),
        ]),
        eb.and([
          eb('model', '=', 'Grant'),
          eb('id', 'in', (ids) =>
            ids.selectFrom('identity_records as ended').select('ended.id').where('ended.model', '=', model),
          ),
        ]),
      ]),
    )
    .execute();
}
