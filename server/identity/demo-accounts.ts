import type { Database } from '#database/connect.ts';
import type { HashCost } from '#services/identity/passwords/password-hash.ts';
import { setPassword } from '#services/identity/set-password.ts';

/** A reader and a member of staff of the demo, with passwords nobody chose, told once. */
export async function createDemoAccounts(
  db: Database,
  options: { host: string; tell(text: string): void; hashCost?: HashCost },
): Promise<void> {
  for (const role of ['reader', 'staff'] as const) {
    const email = `${role}@${options.host}`;
    const made = await setPassword(db, { email, create: { username: role, role } }, options.hashCost);
    if (made) options.tell(`Account ${email}, password shown this once: ${made.password}`);
  }
  options.tell('(npm run account -- EMAIL sets a new one)');
}
