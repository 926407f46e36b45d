import { addressKey, type NewsletterContext, type Trx } from '../context.ts';
import { suppress } from './suppressions.ts';

/** Saves the outcome of an e-mail, in the mail service's transaction. */
export async function noteOutcome(
  trx: Trx,
  { secret, now }: Pick<NewsletterContext, 'secret' | 'now'>,
  settled: { emailId: string; to: string; outcome: 'sent' | 'rejected'; isAboutMailbox: boolean },
): Promise<void> {
  const state = settled.outcome === 'sent' ? 'sent' : settled.isAboutMailbox ? 'bounced' : 'rejected';
  await trx
    .updateTable('newsletter_deliveries')
    .set({ state })
    .where('email_id', '=', settled.emailId)
    .execute();
  if (state === 'bounced') await suppress(trx, { secret, address: settled.to, reason: 'bounce', now: now() });
}

/** A bounce or complaint that a mail server or provider reports later. */
export interface MailReport {
  kind: 'bounce' | 'complaint';
  address: string;
  /** The e-mail's id, if the report names it. */
  messageId?: string | undefined;
}

/** Suppresses the address; a complaint also ends all its subscriptions. */
export async function noteReport(
  context: Pick<NewsletterContext, 'db' | 'secret' | 'now' | 'subOfAddress'>,
  report: MailReport,
): Promise<void> {
  const { db, secret, now } = context;
  const emailId = /^<?([0-9a-f-]{36})@/.exec(report.messageId ?? '')?.[1];
  const sub = await context.subOfAddress(report.address);
  await db.transaction(async (trx) => {
    await suppress(trx, { secret, address: report.address, reason: report.kind, now: now() });
    if (emailId)
      await trx
        .updateTable('newsletter_deliveries')
        .set({ state: report.kind === 'bounce' ? 'bounced' : 'complained' })
        .where('email_id', '=', emailId)
        .execute();
    if (report.kind !== 'complaint') return;
    const readers = await trx
      .selectFrom('newsletter_readers')
      .select('id')
      .where((eb) =>
        eb.or([eb('address_key', '=', addressKey(report.address)), ...(sub ? [eb('sub', '=', sub)] : [])]),
      )
      .execute();
    for (const { id } of readers)
      await trx.deleteFrom('newsletter_subscriptions').where('reader_id', '=', id).execute();
  });
}
