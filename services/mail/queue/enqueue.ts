import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import {
  type EmailMessage,
  emailMessage,
  type SharedEmail,
  type SharedRecipient,
  sharedEmail,
  sharedRecipient,
} from '../email.ts';
import type { MailTables } from '../mail-tables.ts';
import { bulkRow, singleRow } from './email-row.ts';

/** Queues e-mails in the caller's transaction, so that both commit together. */
export interface Enqueue {
  /** Returns the id of the e-mail. */
  add<T>(trx: Transaction<T>, given: EmailMessage, now: number): Promise<string>;
  /** Stores the content of an e-mail to many; returns its id. */
  addShared<T>(trx: Transaction<T>, given: SharedEmail, now: number): Promise<string>;
  /** Queues one e-mail for each recipient; returns their ids in the same order. Single e-mails are sent first. */
  addMany<T>(
    trx: Transaction<T>,
    contentId: string,
    recipients: readonly SharedRecipient[],
    now: number,
  ): Promise<string[]>;
  /** Removes the e-mails of a mailing that are still queued; returns how many. */
  withdraw<T>(trx: Transaction<T>, contentId: string): Promise<number>;
}

/** The caller's transaction is on the same database, whose mail tables its own types do not list. */
const mailTables = <T>(trx: Transaction<T>) => trx as unknown as Transaction<MailTables>;

/** `host` is the host of Message-IDs. */
export const createEnqueue = (host: string): Enqueue => ({
  async add(trx, given, now) {
    const id = randomUUID();
    const row = singleRow(emailMessage.parse(given), { id, host, now });
    await mailTables(trx).insertInto('mail_emails').values(row).execute();
    return id;
  },
  async addShared(trx, given, now) {
    const { subject, text, html, listId, unsubscribeUrl } = sharedEmail.parse(given);
    const id = randomUUID();
    await mailTables(trx)
      .insertInto('mail_contents')
      .values({
        id,
        subject,
        text,
        html,
        list_id: listId,
        unsubscribe_url: unsubscribeUrl,
        created_at: now,
      })
      .execute();
    return id;
  },
  async addMany(trx, contentId, recipients, now) {
    if (recipients.length === 0) return [];
    const rows = recipients.map((recipient) =>
      bulkRow(contentId, sharedRecipient.parse(recipient), { id: randomUUID(), host, now }),
    );
    await mailTables(trx).insertInto('mail_emails').values(rows).execute();
    return rows.map(({ id }) => id);
  },
  async withdraw(trx, contentId) {
    const { numDeletedRows } = await mailTables(trx)
      .deleteFrom('mail_emails')
      .where('content_id', '=', contentId)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
});
