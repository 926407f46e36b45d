import { announceAccessChange } from '#database/access-events.ts';
import type { Database } from '#database/connect.ts';
import { deviceLabel } from '#services/identity/device-label.ts';
import type { IdentityTables } from './identity-tables.ts';
import { markEnded } from './provider/ended.ts';

export interface SessionFacts {
  id: string;
  device: string;
  /** When the reader signed in. */
  since: string;
}

interface StoredSession {
  uid: string;
  loginTs?: number;
  agent?: string;
  authorizations?: Record<string, { grantId?: string }>;
}

const sessionsOf = (db: Database, sub: string) =>
  db
    .as<IdentityTables>()
    .kysely.selectFrom('identity_records')
    .select('payload')
    .where('model', '=', 'Session')
    .where('account_id', '=', sub);

/** The account's live sessions. */
export async function listSessions(db: Database, sub: string, now: number): Promise<SessionFacts[]> {
  const rows = await sessionsOf(db, sub).where('expires_at', '>', now).execute();
  return rows
    .map(({ payload }) => JSON.parse(payload) as StoredSession)
    .sort((a, b) => (b.loginTs ?? 0) - (a.loginTs ?? 0))
    .map(({ uid, loginTs = 0, agent }) => ({
      id: uid,
      device: deviceLabel(agent),
      since: new Date(loginTs * 1000).toISOString(),
    }));
}

/** Ends one session with all tokens issued from it; false if the account has no such session. */
export async function endOneSession(
  db: Database,
  sub: string,
  { uid, now }: { uid: string; now: number },
): Promise<boolean> {
  const row = await sessionsOf(db, sub).where('uid', '=', uid).executeTakeFirst();
  if (!row) return false;
  const { authorizations = {} } = JSON.parse(row.payload) as StoredSession;
  const grants = Object.values(authorizations).flatMap(({ grantId }) => grantId ?? []);
  await db.as<IdentityTables>().transaction(async (trx) => {
    await markEnded(trx, [uid, ...grants], now);
    await trx
      .deleteFrom('identity_records')
      .where((eb) =>
        eb.or([
          eb.and([eb('model', '=', 'Session'), eb('uid', '=', uid)]),
          ...(grants.length > 0
            ? [eb('grant_id', 'in', grants), eb.and([eb('model', '=', 'Grant'), eb('id', 'in', grants)])]
            : []),
        ]),
      )
      .execute();
    await announceAccessChange(trx, db.dialect, { sub, kind: 'sessions ended', at: new Date(now) });
  });
  return true;
}
