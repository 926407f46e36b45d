import type { Database } from '#database/connect.ts';
import type { Account } from './accounts.ts';
import type { IdentityTables } from './identity-tables.ts';
import { selectEnded } from './provider/ended.ts';

/** The account, grant and session a token was issued from. When one of them ends, the token ends. */
export interface Lineage {
  sub: string;
  grantId: string;
  sessionUid: string | undefined;
  /** Issued for `offline_access`: it outlives the session, not the grant. */
  isOffline: boolean;
}

/** A JWT carries its lineage, because nothing else about it is stored. */
export const lineageClaims = {
  write: (token: {
    grantId?: string | undefined;
    sessionUid?: string | undefined;
    expiresWithSession?: boolean | undefined;
  }) => ({
    grant: token.grantId,
    session: token.sessionUid,
    offline: token.expiresWithSession ? undefined : true,
  }),
  read(sub: string, claims: Readonly<Record<string, unknown>>): Lineage | undefined {
    const { grant, session, offline } = claims;
    if (typeof grant !== 'string') return undefined;
    const sessionUid = typeof session === 'string' ? session : undefined;
    return { sub, grantId: grant, sessionUid, isOffline: offline === true };
  },
};

/** The same as one string, for tokens of other services. */
export const lineageText = {
  write: ({ grantId, sessionUid = '', isOffline }: Lineage) =>
    [grantId, sessionUid, isOffline ? 'offline' : ''].join('.'),
  read(sub: string, text: string): Lineage {
    const [grantId = '', sessionUid, offline] = text.split('.');
    return { sub, grantId, sessionUid: sessionUid || undefined, isOffline: offline === 'offline' };
  },
};

/**
 * The current account, if the grant and session of a token are still stored. One query by primary keys and an index of the
 * shared database, so a session that another node ended is ended here from the next call on.
 */
export async function findLiveAccount(
  db: Database,
  { sub, grantId, sessionUid, isOffline }: Lineage,
  now: number,
): Promise<Account | undefined> {
  if (!isOffline && !sessionUid) return undefined;
  const { kysely } = db.as<IdentityTables>();
  const live = (model: 'Grant' | 'Session') =>
    kysely
      .selectFrom('identity_records')
      .select('id')
      .where('model', '=', model)
      .where('account_id', '=', sub)
      .where('expires_at', '>', now);
  const account = kysely
    .selectFrom('identity_accounts')
    .selectAll()
    .where('sub', '=', sub)
    .where((eb) => eb.not(eb.exists(selectEnded(kysely, [grantId, ...(sessionUid ? [sessionUid] : [])]))))
    .where((eb) => eb.exists(live('Grant').where('id', '=', grantId)));
  const found = isOffline
    ? account
    : account.where((eb) => eb.exists(live('Session').where('uid', '=', sessionUid ?? '')));
  return found.executeTakeFirst();
}
