import { createPollingWorker } from '#platform/polling-worker.ts';
import type { NewsletterContext } from '../context.ts';
import { testReader } from '../email-links.ts';
import type { Edition } from '../store/editions.ts';
import { beginEdition } from './begin-edition.ts';
import { currentEdition, type EditionSource, sharedContent } from './edition-content.ts';
import { queueBatch } from './queue-batch.ts';

export interface SenderOptions extends NewsletterContext, EditionSource {
  log: {
    info(event: string, fields?: Record<string, unknown>): void;
    warn(event: string, fields?: Record<string, unknown>): void;
  };
  pollMilliseconds?: number;
}

export interface Sender {
  start(): void;
  wake(): Promise<void>;
  stop(): Promise<void>;
  /** Sends the edition as it is now to one address. False if it cannot be composed. */
  test(edition: Edition, to: string): Promise<boolean>;
}

/**
 * Sends editions when they are due. All state is in the database: a batch of e-mails, their recipients and the progress are
 * one transaction, so a restarted process continues where it was and no reader is queued twice.
 */
export function createSender(options: SenderOptions): Sender {
  const { db, mail, now, links, log } = options;

  async function work(): Promise<void> {
    const due = await db.kysely
      .selectFrom('newsletter_editions')
      .selectAll()
      .where('state', '=', 'scheduled')
      .where('send_at', '<=', now())
      .orderBy('send_at')
      .execute();
    for (const edition of due) if (!worker.isStopped) await beginEdition(options, edition);
    const sending = await db.kysely
      .selectFrom('newsletter_editions')
      .select('id')
      .where('state', '=', 'sending')
      .orderBy('started_at')
      .execute();
    for (const { id } of sending) {
      while (!worker.isStopped && (await queueBatch(options, id))) mail.wake();
      mail.wake();
    }
  }

  const worker = createPollingWorker({
    work,
    pollMilliseconds: options.pollMilliseconds ?? 2000,
    onError: (error) => log.warn('newsletter sending failed', { error }),
  });
  return {
    start: () => worker.start({ atOnce: true }),
    wake: worker.wake,
    stop: worker.stop,
    async test(edition, to) {
      const composed = await currentEdition(options, edition);
      if (!composed) return false;
      const shared = sharedContent(options, edition, composed, composed.plainHtml);
      await db.transaction(async (trx) => {
        const content = await mail.addShared(trx, { ...shared, subject: `[Test] ${shared.subject}` }, now());
        const placeholders = { token: links.tokenFor(edition.id, testReader) };
        await mail.addMany(trx, content, [{ to, placeholders }], now());
      });
      mail.wake();
      return true;
    },
  };
}
