import type { Database } from '#database/connect.ts';
import { type Migrated, type Migration, migrate } from '#database/migrate.ts';
import type { EmailState } from './email.ts';

export interface MailTables {
  mail_letters: {
    id: string;
    message_id: string;
    recipient: string;
    reply_to: string | null;
    subject: string;
    text: string;
    html: string;
    state: EmailState;
    attempts: number;
    created_at: number;
    /** When it may be tried (again); while it is being sent: when another process may take it over. */
    due_at: number;
    /** Who is sending it: a number of that attempt alone. */
    claim: string | null;
    sent_at: number | null;
    last_error: string | null;
    /** 1: one of many; letters somebody waits for go first. */
    is_bulk: number;
    /** What it says, when many say the same; its own columns are then empty. */
    content_id: string | null;
    /** JSON: what stands in the blanks. */
    blanks: string | null;
  };
  mail_contents: {
    id: string;
    subject: string;
    text: string;
    html: string;
    list_id: string;
    leave_url: string;
    created_at: number;
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

/** Letters to many: what they say is kept once, and they wait behind those that somebody waits for. */
const toMany: Migration = {
  name: '006-to-many',
  async up(trx) {
    const letters = () => trx.schema.alterTable('mail_letters');
    await letters()
      .addColumn('is_bulk', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await letters().addColumn('content_id', 'text').execute();
    await letters().addColumn('blanks', 'text').execute();
    await trx.schema.dropIndex('mail_letters_due').execute();
    await trx.schema
      .createIndex('mail_letters_line')
      .on('mail_letters')
      .columns(['state', 'is_bulk', 'due_at'])
      .execute();
    await trx.schema.createIndex('mail_letters_content').on('mail_letters').column('content_id').execute();
    await trx.schema
      .createTable('mail_contents')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('html', 'text', (column) => column.notNull())
      .addColumn('list_id', 'text', (column) => column.notNull())
      .addColumn('leave_url', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};

export const migrateMail = (db: Database): Promise<Migrated> => migrate(db, 'mail', [outbox, toMany]);
