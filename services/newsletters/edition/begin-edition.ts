import type { NewsletterContext } from '../context.ts';
import { type Edition, locked } from '../store/editions.ts';
import { currentEdition, type EditionSource, sharedContent } from './edition-content.ts';

interface BeginContext extends NewsletterContext, EditionSource {
  log: { warn(event: string, fields?: Record<string, unknown>): void };
}

/** Fixes the text of a due edition and marks it as being sent; one that cannot be composed has failed. */
export async function beginEdition(context: BeginContext, edition: Edition): Promise<void> {
  const { db, mail, now, log } = context;
  const composed = await currentEdition(context, edition).catch((error: unknown) => {
    log.warn('newsletter edition cannot be composed', { edition: edition.id, error });
    return undefined;
  });
  const hasStarted = await db.transaction(async (trx) => {
    const current = await locked(trx, db.dialect, edition.id);
    if (current?.state !== 'scheduled') return false;
    const change = trx.updateTable('newsletter_editions').where('id', '=', edition.id);
    if (!composed) {
      await change.set({ state: 'failed', problem: 'The edition could not be composed' }).execute();
      return false;
    }
    const { subject, plainHtml, countedHtml } = composed;
    await change
      .set({
        state: 'sending',
        started_at: now(),
        subject,
        links: JSON.stringify(composed.links),
        plain_content: await mail.addShared(trx, sharedContent(context, edition, composed, plainHtml), now()),
        counted_content: await mail.addShared(
          trx,
          sharedContent(context, edition, composed, countedHtml),
          now(),
        ),
      })
      .execute();
    return true;
  });
  if (hasStarted)
    await context.audit({
      what: 'newsletter sending',
      about: edition.id,
      detail: { newsletter: edition.newsletter_id },
    });
}
