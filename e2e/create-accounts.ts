import { writeFileSync } from 'node:fs';
import { setPassword } from '#services/identity/set-password.ts';
import { openStore } from '#tools/store/open-store.ts';
import { accounts, passwordsFile } from './accounts.ts';

/**
 * Adds the accounts of the journeys to a data folder, with passwords that are written beside it. The operator's command
 * (`npm run account`) would start a process and open the store again for each.
 */
export async function createAccounts(folder: string): Promise<void> {
  const { db } = await openStore(folder);
  const passwords: Record<string, string> = {};
  for (const [email, role] of Object.entries(accounts)) {
    const username = email.split('@', 1)[0] ?? email;
    const account = await setPassword(db, { email, create: { username, role } });
    if (account) passwords[email] = account.password;
  }
  await db.close();
  writeFileSync(passwordsFile(folder), JSON.stringify(passwords));
}
