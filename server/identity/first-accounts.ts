import type { Database } from '#database/connect.ts';
import { createAccountWithLink } from '#services/identity/first-link.ts';

/** A reader and an editor of a new store, each with a link to set a password. */
export async function createFirstAccounts(
  db: Database,
  options: { host: string; issuer: string; print(text: string): void },
): Promise<void> {
  for (const role of ['reader', 'staff'] as const) {
    const email = `${role}@${options.host}`;
    const link = await createAccountWithLink(db, { email, username: role, role }, options.issuer, Date.now());
    if (link) options.print(`Account ${email}: set its password, once, within 24 hours: ${link}`);
  }
  options.print('(npm run account -- EMAIL sets a password later)');
}
