import { addressKey, type Kit, type Trx } from '../context.ts';
import { suppress } from './suppressions.ts';

/** What the mail service says became of a letter, in its own transaction. */
export async function noteOutcome(
  trx: Trx,
  { secret, now }: Pick<Kit, 'secret' | 'now'>,
  told: { emailId: string; to: string; outcome: 'sent' | 'refused'; isAboutMailbox: boolean },
): Promise<void> {
  const state = told.outcome === 'sent' ? 'sent' : told.isAboutMailbox ? 'bounced' : 'refused';
  await trx
    .updateTable('newsletter_deliveries')
    .set({ state })
    .where('letter_id', '=', told.emailId)
    .execute();
  if (state === 'bounced') await suppress(trx, { secret, address: told.to, why: 'bounce', now: now() });
}

/** What a mail server or provider reports later. */
export interface MailReport {
  kind: 'bounce' | 'complaint';
  address: string;
  /** Of the letter, when the report names it. */
  messageId?: string | undefined;
}

/** A mailbox that is gone gets nothing more; whose owner complains leaves every letter, too. */
export async function noteReport(
  kit: Pick<Kit, 'db' | 'secret' | 'now' | 'subOfAddress'>,
  report: MailReport,
): Promise<void> {
  const { db, secret, now } = kit;
  const emailId = /^<?([0-9a-f-]{36})@/.exec(report.messageId ?? '')?.[1];
  const sub = await kit.subOfAddress(report.address);
  await db.transaction(async (trx) => {
    await suppress(trx, { secret, address: report.address, why: report.kind, now: now() });
    if (emailId)
      await trx
        .updateTable('newsletter_deliveries')
        .set({ state: report.kind === 'bounce' ? 'bounced' : 'complained' })
        .where('letter_id', '=', emailId)
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
