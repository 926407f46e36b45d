import type { Selectable } from 'kysely';
import type { Database } from '#database/connect.ts';
import { displayName } from './accounts.ts';
import type { IdentityTables } from './identity-tables.ts';
import { selectEnded } from './provider/ended.ts';
import { endSessions } from './provider/record-adapter.ts';

/** The accounts of staff, as the calls about members of staff read and change them. */
export function createStaffAccounts(database: Database) {
  const db = database.as<IdentityTables>();
  const accounts = () => db.kysely.selectFrom('identity_accounts').selectAll();

  /** A session that is stored, has not expired and was not ended while a request wrote it back. */
  const openSession = (sub: string, uid: string) =>
    db.kysely
      .selectFrom('identity_records')
      .select('id')
      .where('model', '=', 'Session')
      .where('uid', '=', uid)
      .where('account_id', '=', sub)
      .where('expires_at', '>', Date.now())
      .where(({ not, exists }) => not(exists(selectEnded(db.kysely, [uid]))));

  async function present(found: readonly Selectable<IdentityTables['identity_accounts']>[]) {
    const subs = found.map(({ sub }) => sub);
    const passkeys =
      subs.length === 0
        ? []
        : await db.kysely.selectFrom('identity_passkeys').select('sub').where('sub', 'in', subs).execute();
    // Every passkey was made with user verification: it is two factors at once.
    const withPasskey = new Set(passkeys.map(({ sub }) => sub));
    return found.map((account) => ({
      sub: account.sub,
      name: displayName(account),
      email: account.email,
      hasSecondFactor: withPasskey.has(account.sub),
    }));
  }

  return {
    list: async () => present(await accounts().where('role', '=', 'staff').execute()),
    find: async (sub: string) => (await present(await accounts().where('sub', '=', sub).execute()))[0],
    async isOpen(sub: string, session?: string) {
      const account = db.kysely
        .selectFrom('identity_accounts')
        .select('sub')
        .where('sub', '=', sub)
        .where('role', '=', 'staff');
      const open =
        session === undefined ? account : account.where(({ exists }) => exists(openSession(sub, session)));
      return (await open.executeTakeFirst()) !== undefined;
    },
    setStaff: (sub: string, isStaff: boolean) =>
      db.transaction(async (trx) => {
        const role = isStaff ? 'staff' : 'reader';
        const now = Date.now();
        await trx
          .updateTable('identity_accounts')
          .set({ role, updated_at: now })
          .where('sub', '=', sub)
          .where('role', '!=', role)
          .execute();
        if (!isStaff) await endSessions(trx, sub, { now, dialect: db.dialect });
      }),
  };
}
