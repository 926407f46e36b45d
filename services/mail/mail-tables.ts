import type { Database } from '#database/connect.ts';
import { type Migrated, type Migration, migrate } from '#database/migrate.ts';
import type { LetterState } from './letter.ts';

export interface MailTables {
  mail_letters: {
    id: string;
    message_id: string;
    recipient: string;
    reply_to: string | null;
    subject: string;
    text: string;
    html: string;
    state: LetterState;
    attempts: number;
    created_at: number;
    /** When it may be tried (again); while it is being sent: when another process may take it over. */
    due_at: number;
    /** Who is sending it: a number of that attempt alone. */
    claim: string | null;
    sent_at: number | null;
    last_error: string | null;
  };
}

const outbox: Migration = {
  name: '005-outbox',
  async up(trx) {
    await trx.schema
      .createTable('mail_letters')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('message_id', 'text', (column) => column.notNull())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('reply_to', 'text')
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('html', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('claim', 'text')
      .addColumn('sent_at', 'bigint')
      .addColumn('last_error', 'text')
      .execute();
    await trx.schema
      .createIndex('mail_letters_due')
      .on('mail_letters')
      .columns(['state', 'due_at'])
      .execute();
    await trx.schema.createIndex('mail_letters_created').on('mail_letters').column('created_at').execute();
  },
};

export const migrateMail = (db: Database): Promise<Migrated> => migrate(db, 'mail', [outbox]);
