import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import { type Migrated, type Migration, migrate } from '#database/migrate.ts';
import { renameTable } from '#database/rename.ts';
import type { EmailState } from './email.ts';

export interface MailTables {
  mail_emails: {
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
    /** The next attempt; while it is being sent: when another process may claim it. */
    due_at: number;
    /** The id of the attempt that is sending it. */
    claim: string | null;
    sent_at: number | null;
    last_error: string | null;
    /** 1: part of a mailing; single e-mails, which readers wait for, are sent first. */
    is_bulk: number;
    /** The shared content of a mailing; the row's own content columns are then empty. */
    content_id: string | null;
    /** JSON: values of the placeholders. */
    placeholders: string | null;
  };
  mail_contents: {
    id: string;
    subject: string;
    text: string;
    html: string;
    list_id: string;
    unsubscribe_url: string;
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

/** E-mails to many: their content is stored once, and they are sent after single e-mails. */
const toMany: Migration = {
  name: '006-to-many',
  async up(trx) {
    const alter = () => trx.schema.alterTable('mail_letters');
    await alter()
      .addColumn('is_bulk', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await alter().addColumn('content_id', 'text').execute();
    await alter().addColumn('blanks', 'text').execute();
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

const plainNames: Migration = {
  name: '007-plain-names',
  async up(trx, dialect) {
    await renameTable(trx, dialect, 'mail_letters', 'mail_emails');
    const { schema } = trx;
    await schema.alterTable('mail_emails').renameColumn('blanks', 'placeholders').execute();
    await schema.alterTable('mail_contents').renameColumn('leave_url', 'unsubscribe_url').execute();
    await sql`update mail_emails set state = 'rejected' where state = 'refused'`.execute(trx);
  },
};

export const mailMigrations: readonly Migration[] = [outbox, toMany, plainNames];

export const migrateMail = (db: Database): Promise<Migrated> => migrate(db, 'mail', mailMigrations);
