import type { Database } from '#database/connect.ts';
import type { OutboxOptions } from '#services/mail/queue.ts';
import type { Trx } from '#services/newsletters/context.ts';
import type { Secrets } from '../boot/data-folder.ts';
import { secretFor } from '../boot/derive-secret.ts';

export const newslettersSecret = (secrets: Pick<Secrets, 'previewSecret'>): string =>
  secretFor('newsletters', secrets);

/**
 * Saves the outcomes of newsletter e-mails. Created before the mailer starts: the first e-mails may come from a previous
 * process.
 */
export async function createEmailOutcomes(
  db: Database,
  secrets: Pick<Secrets, 'previewSecret'>,
): Promise<NonNullable<OutboxOptions['onSettled']>> {
  const [{ migrateNewsletters }, { noteOutcome }] = await Promise.all([
    import('#services/newsletters/newsletter-tables.ts'),
    import('#services/newsletters/store/outcomes.ts'),
  ]);
  await migrateNewsletters(db);
  const context = { secret: newslettersSecret(secrets), now: Date.now };
  return (trx, settled) => noteOutcome(trx as unknown as Trx, context, settled);
}
