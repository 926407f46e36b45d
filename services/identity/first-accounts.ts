import type { Publication } from '#content/publication/schema.ts';
import type { Database } from '#database/connect.ts';
import { createAccountWithLink } from './first-link.ts';
import { identityPath } from './service.ts';

/** The first accounts of a new store: a reader and a member of staff, each with a link to set a password. */
export async function createFirstAccounts(options: {
  db: Database;
  publication: Pick<Publication, 'ownDomains'>;
  siteUrl: URL;
  onProgress(text: string): void;
}): Promise<void> {
  const { db, siteUrl, onProgress } = options;
  const host = options.publication.ownDomains[0] ?? siteUrl.hostname;
  const issuer = new URL(identityPath, siteUrl).href;
  for (const role of ['reader', 'staff'] as const) {
    const email = `${role}@${host}`;
    const link = await createAccountWithLink(db, { email, username: role, role }, issuer, Date.now());
    if (link) onProgress(`Account ${email}: set its password, once, within 24 hours: ${link}`);
  }
  onProgress('(npm run account -- EMAIL sets a password later)');
}
