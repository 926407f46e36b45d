import type { ExpressionBuilder } from 'kysely';
import type { Database } from '#database/connect.ts';
import type { EmailState } from '../email.ts';
import type { MailTables } from '../mail-tables.ts';
import { type EmailRecord, type EmailRow, emailRecord } from './email-row.ts';
import type { ContentOf } from './shared-contents.ts';

/** Queued, sent and rejected e-mails, for staff, for their recipients and for erasure. */
export interface EmailRecords {
  /** Deletes e-mails sent or rejected before this time, because they contain personal addresses. */
  prune(before: number): Promise<void>;
  /** E-mails to one address, or with it as the reply address. */
  ofAddress(address: string): Promise<EmailRecord[]>;
  /** Deletes all of them, sent or not, when their owner is erased. */
  eraseAddress(address: string): Promise<void>;
  newest(limit: number): Promise<EmailRecord[]>;
  find(id: string): Promise<EmailRecord | undefined>;
  count(): Promise<Record<EmailState, number>>;
}

export function createEmailRecords(given: Database, contentOf: ContentOf): EmailRecords {
  const db = given.as<MailTables>();
  const recordOf = async (row: EmailRow) => emailRecord(row, await contentOf(db.kysely, row));

  return {
    async prune(before) {
      await db.kysely
        .deleteFrom('mail_emails')
        .where('state', 'in', ['sent', 'rejected'])
        .where('created_at', '<', before)
        .execute();
      await db.kysely
        .deleteFrom('mail_contents')
        .where('created_at', '<', before)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('mail_emails').select('id').whereRef('content_id', '=', 'mail_contents.id').limit(1),
            ),
          ),
        )
        .execute();
    },
    async ofAddress(address) {
      const rows = await db.kysely
        .selectFrom('mail_emails')
        .selectAll()
        .where((eb) => isOf(eb, address))
        .orderBy('created_at')
        .execute();
      return Promise.all(rows.map(recordOf));
    },
    async eraseAddress(address) {
      await db.kysely
        .deleteFrom('mail_emails')
        .where((eb) => isOf(eb, address))
        .execute();
    },
    async newest(limit) {
      const rows = await db.kysely
        .selectFrom('mail_emails')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return Promise.all(rows.map(recordOf));
    },
    async find(id) {
      const row = await db.kysely
        .selectFrom('mail_emails')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row && (await recordOf(row));
    },
    async count() {
      const rows = await db.kysely
        .selectFrom('mail_emails')
        .select((eb) => ['state', eb.fn.countAll().as('many')])
        .groupBy('state')
        .execute();
      const counts = { waiting: 0, sending: 0, sent: 0, rejected: 0 };
      for (const { state, many } of rows) counts[state] = Number(many);
      return counts;
    },
  };
}

/** Compared without case. */
function isOf(eb: ExpressionBuilder<MailTables, 'mail_emails'>, address: string) {
  const key = address.toLowerCase();
  return eb.or([eb(eb.fn('lower', ['recipient']), '=', key), eb(eb.fn('lower', ['reply_to']), '=', key)]);
}
