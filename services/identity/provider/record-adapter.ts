import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { type Adapter, errors, Provider } from 'oidc-provider';
import { announceAccessChange } from '#database/access-events.ts';
import type { Database, DialectName } from '#database/connect.ts';
import type { IdentityTables } from '../identity-tables.ts';
import { sessionEnd } from '../session-lifetime.ts';
import { isAnyEnded, markEnded, pruneEnded } from './ended.ts';

/** Models whose id is a bearer secret. */
const bearers = new Set(['AccessToken', 'RefreshToken', 'AuthorizationCode']);
const text = (value: unknown) => (typeof value === 'string' ? value : null);

/** The user agent, so that readers recognise their own session. */
const agentOf = (model: string) =>
  model === 'Session' ? { agent: Provider.ctx?.req.headers['user-agent']?.slice(0, 300) } : {};

/** The sessions and grants whose end ends a record. */
function lineageOf(model: string, payload: Readonly<Record<string, unknown>>): string[] {
  const own = model === 'Session' ? [payload.uid] : model === 'Grant' ? [payload.jti] : [];
  const from = bearers.has(model) ? [payload.sessionUid, payload.grantId] : [];
  return [...own, ...from].filter((id) => typeof id === 'string');
}

/** The key a token is stored under. */
export const recordKey = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Stores the provider's records in the database, which outlives the process and is shared by several. */
export function createRecordAdapter(db: Database, now: () => number): (model: string) => Adapter {
  const { kysely } = db.as<IdentityTables>();
  return (model) => {
    const isBearer = bearers.has(model);
    const keyOf = (id: string) => (isBearer ? recordKey(id) : id);
    const one = (column: 'id' | 'uid', value: string) =>
      kysely
        .selectFrom('identity_records')
        .select(['payload', 'consumed_at', 'expires_at'])
        .where('model', '=', model)
        .where(column, '=', value)
        .executeTakeFirst();
    const payloadOf = async (row: Awaited<ReturnType<typeof one>>, id?: string) => {
      if (!row || (row.expires_at !== null && Number(row.expires_at) <= now())) return undefined;
      const payload = JSON.parse(row.payload) as Record<string, unknown>;
      if (await isAnyEnded(kysely, lineageOf(model, payload))) return undefined;
      return {
        ...payload,
        ...(isBearer && id ? { jti: id } : {}),
        ...(row.consumed_at ? { consumed: Math.floor(Number(row.consumed_at) / 1000) } : {}),
      };
    };
    /** The lifetime of a session depends on the role of its account. */
    async function endOf(payload: Readonly<Record<string, unknown>>, idle: number): Promise<number> {
      const { accountId, loginTs } = payload;
      if (model !== 'Session' || typeof accountId !== 'string' || typeof loginTs !== 'number')
        return now() + idle;
      const account = await kysely
        .selectFrom('identity_accounts')
        .select('role')
        .where('sub', '=', accountId)
        .executeTakeFirst();
      return sessionEnd({ role: account?.role ?? 'reader', signedInAt: loginTs * 1000, now: now() });
    }
    return {
      async upsert(id, { jti, ...rest }, expiresIn) {
        const values = {
          payload: JSON.stringify(isBearer ? rest : { jti, ...rest, ...agentOf(model) }),
          grant_id: text(rest.grantId),
          uid: text(rest.uid),
          account_id: text(rest.accountId),
          expires_at: expiresIn === undefined ? null : await endOf(rest, expiresIn * 1000),
        };
        await kysely
          .insertInto('identity_records')
          .values({ model, id: keyOf(id), consumed_at: null, ...values })
          .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(values))
          .execute();
      },
      find: async (id) => payloadOf(await one('id', keyOf(id)), id),
      findByUid: async (uid) => payloadOf(await one('uid', uid)),
      // No supported flow has user codes.
      findByUserCode: async () => undefined,
      async consume(id) {
        const { numUpdatedRows } = await kysely
          .updateTable('identity_records')
          .set({ consumed_at: now() })
          .where('model', '=', model)
          .where('id', '=', keyOf(id))
          .where('consumed_at', 'is', null)
          .executeTakeFirstOrThrow();
        // Concurrent requests with one code have both found it unused: only one may use it.
        if (numUpdatedRows === 0n) throw new errors.InvalidGrant('already used');
      },
      async destroy(id) {
        if (model === 'Grant') return endGrant(db, id, now());
        await kysely
          .deleteFrom('identity_records')
          .where('model', '=', model)
          .where('id', '=', keyOf(id))
          .execute();
      },
      revokeByGrantId: (grantId) => endGrant(db, grantId, now()),
    };
  };
}

/** Ends a grant with every token that was issued from it. */
async function endGrant(db: Database, grantId: string, now: number): Promise<void> {
  await db.as<IdentityTables>().transaction(async (trx) => {
    const grant = await trx
      .selectFrom('identity_records')
      .select('account_id')
      .where('model', '=', 'Grant')
      .where('id', '=', grantId)
      .executeTakeFirst();
    await markEnded(trx, [grantId], now);
    await trx
      .deleteFrom('identity_records')
      .where((eb) =>
        eb.or([eb('grant_id', '=', grantId), eb.and([eb('model', '=', 'Grant'), eb('id', '=', grantId)])]),
      )
      .execute();
    const sub = grant?.account_id;
    if (sub) await announceAccessChange(trx, db.dialect, { sub, kind: 'sessions ended', at: new Date(now) });
  });
}

/**
 * Ends every session, grant and token of an account, and sign-ins that were begun, in the transaction that changes what
 * they stood for. `keep` is the one session of the browser that made the change; its old tokens end too. Call it last in
 * the transaction, as it announces the end.
 */
export async function endSessions(
  trx: Transaction<IdentityTables>,
  sub: string,
  { now, keep, dialect }: { now: number; keep?: string | undefined; dialect: DialectName },
): Promise<void> {
  const rows = await trx
    .selectFrom('identity_records')
    .select(['model', 'id', 'uid'])
    .where('account_id', '=', sub)
    .where('model', 'in', ['Session', 'Grant'])
    .execute();
  const ended = rows.flatMap(({ model, id, uid }) => (model === 'Grant' ? id : (uid ?? [])));
  await markEnded(
    trx,
    ended.filter((id) => id !== keep),
    now,
  );
  await trx
    .deleteFrom('identity_records')
    .where('account_id', '=', sub)
    .where((eb) => eb.or([eb('model', '!=', 'Session'), eb('uid', 'is', null), eb('uid', '!=', keep ?? '')]))
    .execute();
  // The password was correct, but the browser has not returned yet to get its session.
  await trx
    .deleteFrom('identity_records')
    .where('model', '=', 'Interaction')
    .where('payload', 'like', `%"accountId":"${sub}"%`)
    .execute();
  await announceAccessChange(trx, dialect, { sub, kind: 'sessions ended', at: new Date(now) });
}

/** Ends a sign-in before its browser has returned to get a session. */
export async function endInteraction(db: Database, uid: string): Promise<void> {
  await db
    .as<IdentityTables>()
    .kysely.deleteFrom('identity_records')
    .where('model', '=', 'Interaction')
    .where('id', '=', uid)
    .execute();
}

export async function pruneRecords(db: Database, now: number): Promise<void> {
  await pruneEnded(db.as<IdentityTables>().kysely);
  await db
    .as<IdentityTables>()
    .kysely.deleteFrom('identity_records')
    .where('expires_at', '<=', now)
    .execute();
}
