import type { Database } from '#database/connect.ts';
import { createFairQueue } from '#platform/fair-queue.ts';
import { createAccounts } from './accounts.ts';
import type { IdentityTables, Role } from './identity-tables.ts';
import { newPassword } from './new-password.ts';
import { createPasswords, type HashCost } from './passwords/password-hash.ts';
import { endSessions } from './provider/record-adapter.ts';

interface SetPassword {
  email: string;
  /** Creates the account if there is none. */
  create?: { username: string; role: Role } | undefined;
  /** Changes the account's role. */
  role?: Role | undefined;
}

interface SetAccount {
  sub: string;
  password: string;
  role: Role;
  /** Undefined for a new account. */
  roleBefore: Role | undefined;
  isNew: boolean;
}

/**
 * Gives an account a random new password, and ends all its sessions. Undefined if there is no such account. For
 * operators: only a command calls it.
 */
export async function setPassword(
  db: Database,
  given: SetPassword,
  hashCost?: HashCost,
): Promise<SetAccount | undefined> {
  const accounts = createAccounts(db);
  const known = await accounts.findByEmail(given.email);
  if (!known && !given.create) return undefined;
  const password = newPassword();
  const passwordHash = await createPasswords(createFairQueue({ atOnce: 1, waiting: 1 }), hashCost).hash(
    password,
  );
  const now = Date.now();
  const role = given.role ?? known?.role ?? given.create?.role ?? 'reader';
  const { sub } = await db.as<IdentityTables>().transaction(async (trx) => {
    if (known) {
      await accounts.change(trx, known.sub, { password_hash: passwordHash, role, email_verified: 1 }, now);
      await endSessions(trx, known.sub, { now, dialect: db.dialect });
      return known;
    }
    const username = given.create?.username ?? '';
    return accounts.create(trx, { email: given.email, username, role, passwordHash, isVerified: true }, now);
  });
  return { sub, password, role, roleBefore: known?.role, isNew: !known };
}
