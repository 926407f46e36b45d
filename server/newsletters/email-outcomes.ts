import type { Database } from '#database/connect.ts';
import type { OutboxOptions } from '#services/mail/queue.ts';
import type { Trx } from '#services/newsletters/context.ts';
import type { Secrets } from '../boot/data-folder.ts';
import { secretFor } from '../boot/derive-secret.ts';

export const newslettersSecret = (secrets: Pick<Secrets, 'previewSecret'>): string =>
  secretFor('newsletters', secrets);

/**
 * What became of letters to many is written down beside who they were for. Opened before mail begins to go out: letters
 * of a process before this one may be the first.
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
  const kit = { secret: newslettersSecret(secrets), now: Date.now };
  return (trx, told) => noteOutcome(trx as unknown as Trx, kit, told);
}
