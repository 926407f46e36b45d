import type { Selectable } from 'kysely';
import type { Database } from '#database/connect.ts';
import { displayName } from './accounts.ts';
import type { IdentityTables } from './identity-tables.ts';
import { endSessions } from './provider/record-adapter.ts';

/** The accounts of staff, as the calls about members of staff read and change them. */
export function createStaffAccounts(database: Database) {
  const db = database.as<IdentityTables>();
  const accounts = () => db.kysely.selectFrom('identity_accounts').selectAll();

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
        if (!isStaff) await endSessions(trx, sub, { now });
      }),
  };
}
