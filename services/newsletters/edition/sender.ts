import { createPollingWorker } from '#platform/polling-worker.ts';
import type { NewsletterContext } from '../context.ts';
import { testReader } from '../email-links.ts';
import { type Edition, locked } from '../store/editions.ts';
import { suppressedOf } from '../store/suppressions.ts';
import { type ComposedEdition, composeEdition } from './compose-edition.ts';

/** Recipients per transaction: large enough to be fast, small enough for short transactions. */
export const batchSize = 500;

export interface SenderOptions extends NewsletterContext {
  /** The preview page of the newest edition; undefined if there is none. */
  emailPage(newsletterId: string): Promise<string | undefined>;
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

  async function compose(edition: Edition): Promise<ComposedEdition | undefined> {
    const newsletter = (await options.newsletters()).find(({ id }) => id === edition.newsletter_id);
    const page = newsletter && (await options.emailPage(newsletter.id));
    if (!page) return undefined;
    const { subject } = edition;
    return composeEdition(page, {
      origin: options.origin,
      title: newsletter.title ?? newsletter.id,
      subject,
    });
  }

  const sharedOf = (edition: Edition, { subject, text, unsubscribeUrl }: ComposedEdition, html: string) => ({
    subject,
    text,
    html,
    unsubscribeUrl,
    listId: `${options.brand} <${edition.newsletter_id.replaceAll(/[^\w-]/g, '-')}.${new URL(options.origin).hostname}>`,
  });

  async function begin(edition: Edition): Promise<void> {
    const composed = await compose(edition).catch((error: unknown) => {
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
          plain_content: await mail.addShared(trx, sharedOf(edition, composed, plainHtml), now()),
          counted_content: await mail.addShared(trx, sharedOf(edition, composed, countedHtml), now()),
        })
        .execute();
      return true;
    });
    if (hasStarted)
      await options.audit({
        what: 'newsletter sending',
        about: edition.id,
        detail: { newsletter: edition.newsletter_id },
      });
  }

  /** True if there may be more recipients. */
  async function queueBatch(id: string): Promise<boolean> {
    return db.transaction(async (trx) => {
      const edition = await locked(trx, db.dialect, id);
      if (edition?.state !== 'sending') return false;
      const { plain_content: plain, counted_content: counted } = edition;
      if (!plain || !counted) throw new Error('an edition without content is being sent');
      const readers = await trx
        .selectFrom('newsletter_subscriptions as s')
        .innerJoin('newsletter_readers as r', 'r.id', 's.reader_id')
        .select(['r.id', 'r.sub', 'r.address', 'r.may_count'])
        .where('s.newsletter_id', '=', edition.newsletter_id)
        .where('s.reader_id', '>', edition.after_reader)
        .orderBy('s.reader_id')
        .limit(batchSize)
        .execute();
      const accountAddresses = await options.addressesOf(readers.flatMap(({ sub }) => sub ?? []));
      const addressed = readers.flatMap((reader) => {
        const to = (reader.sub && accountAddresses.get(reader.sub)) || reader.address;
        return to ? [{ ...reader, to }] : [];
      });
      const suppressed = await suppressedOf(
        trx,
        options,
        addressed.map(({ to }) => to),
      );
      const wanted = addressed.filter(({ to }) => !suppressed.has(to));
      for (const [contentId, isCounted] of [
        [plain, 0],
        [counted, 1],
      ] as const) {
        const group = wanted.filter(({ may_count }) => may_count === isCounted);
        const emailIds = await mail.addMany(
          trx,
          contentId,
          group.map(({ id: reader, to }) => ({ to, placeholders: { token: links.tokenFor(id, reader) } })),
          now(),
        );
        if (group.length === 0) continue;
        await trx
          .insertInto('newsletter_deliveries')
          .values(
            group.map((reader, index) => ({
              edition_id: id,
              reader_id: reader.id,
              email_id: emailIds[index] ?? null,
              state: 'waiting' as const,
              is_counted: isCounted,
              opened_at: null,
              clicks: 0,
              unsubscribed_at: null,
            })),
          )
          .execute();
      }
      const isLast = readers.length < batchSize;
      await trx
        .updateTable('newsletter_editions')
        .set({
          after_reader: readers.at(-1)?.id ?? edition.after_reader,
          ...(isLast ? { state: 'sent' as const, ended_at: now() } : {}),
        })
        .where('id', '=', id)
        .execute();
      return !isLast;
    });
  }

  async function work(): Promise<void> {
    const due = await db.kysely
      .selectFrom('newsletter_editions')
      .selectAll()
      .where('state', '=', 'scheduled')
      .where('send_at', '<=', now())
      .orderBy('send_at')
      .execute();
    for (const edition of due) if (!worker.isStopped) await begin(edition);
    const sending = await db.kysely
      .selectFrom('newsletter_editions')
      .select('id')
      .where('state', '=', 'sending')
      .orderBy('started_at')
      .execute();
    for (const { id } of sending) {
      while (!worker.isStopped && (await queueBatch(id))) mail.wake();
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
      const composed = await compose(edition);
      if (!composed) return false;
      const shared = sharedOf(edition, composed, composed.plainHtml);
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
