import type { Database } from '#database/connect.ts';
import { createAccounts } from './accounts.ts';
import type { IdentityTables, Role } from './identity-tables.ts';
import { newPassword } from './new-password.ts';
import { createPasswords, type HashCost } from './passwords/password-hash.ts';
import { createWorkLine } from './passwords/work-line.ts';
import { endSessions } from './provider/record-adapter.ts';

export interface SetPassword {
  email: string;
  /** Makes the account when there is none. */
  create?: { username: string; role: Role } | undefined;
  /** Changes what the account may do. */
  role?: Role | undefined;
}

/**
 * Gives an account a new password that nobody chose, and ends all its sessions. Undefined when there is no such
 * account. For the one who runs the machine: nothing but a command calls it.
 */
export async function setPassword(
  db: Database,
  given: SetPassword,
  hashCost?: HashCost,
): Promise<{ password: string; role: Role; isNew: boolean } | undefined> {
  const accounts = createAccounts(db);
  const known = await accounts.findByEmail(given.email);
  if (!known && !given.create) return undefined;
  const password = newPassword();
  const passwordHash = await createPasswords(createWorkLine({ atOnce: 1, waiting: 1 }), hashCost).hash(
    password,
  );
  const now = Date.now();
  const role = given.role ?? known?.role ?? given.create?.role ?? 'reader';
  await db.as<IdentityTables>().transaction(async (trx) => {
    if (known)
      await accounts.change(trx, known.sub, { password_hash: passwordHash, role, email_verified: 1 }, now);
    else
      await accounts.create(
        trx,
        { email: given.email, username: given.create?.username ?? '', role, passwordHash, isVerified: true },
        now,
      );
  });
  if (known) await endSessions(db, known.sub);
  return { password, role, isNew: !known };
}
