import { type Generated, sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import { type Migrated, type Migration, migrate } from '#database/migrate.ts';
import { renameIndex, renameTable } from '#database/rename.ts';

/** `sent`: the e-mails of all recipients are queued. `failed`: it could not be composed; `problem` says why. */
type EditionState = 'draft' | 'scheduled' | 'sending' | 'sent' | 'cancelled' | 'failed';
/** `rejected`: the mail server rejected this e-mail; `bounced`: there is no such mailbox; `complained`: reported as spam. */
export type DeliveryState = 'waiting' | 'sent' | 'rejected' | 'bounced' | 'complained' | 'withdrawn';

export interface NewsletterTables {
  /** A subscriber: users by `sub`, others by the address they confirmed. Users of another provider have both. */
  newsletter_readers: {
    id: string;
    sub: string | null;
    address: string | null;
    address_key: string | null;
    /** 1: the reader allows open and click tracking. */
    may_count: number;
    /** The reader this one was merged into; links in older e-mails still work. */
    merged_into: string | null;
    created_at: number;
  };
  newsletter_subscriptions: { newsletter_id: string; reader_id: string; since: number };
  /** Sign-ups that are not confirmed yet. The secret of the link is stored as a digest. */
  newsletter_one_time_tokens: {
    digest: string;
    address: string;
    address_key: string;
    /** JSON: ids. */
    newsletter_ids: string;
    may_count: number;
    created_at: number;
    expires_at: number;
  };
  /** Addresses that get no more newsletters, as digests. */
  newsletter_suppressions: { digest: string; reason: 'bounce' | 'complaint'; at: number };
  newsletter_editions: {
    id: string;
    newsletter_id: string;
    /** Empty: made from the newest headline when it is sent. */
    subject: string;
    /** Plain text; paragraphs are separated by an empty line. */
    introduction: Generated<string>;
    /** JSON: lines about stories, by the path of the story. */
    lines: Generated<string>;
    state: EditionState;
    send_at: number | null;
    created_at: number;
    created_by: string;
    started_at: number | null;
    ended_at: number | null;
    problem: string | null;
    /** The last reader who was queued; the next batch starts after it. */
    after_reader: string;
    plain_content: string | null;
    counted_content: string | null;
    /** JSON: targets of tracked links, by number. */
    links: string;
  };
  newsletter_deliveries: {
    edition_id: string;
    reader_id: string;
    email_id: string | null;
    state: DeliveryState;
    /** 1: sent with open and click tracking. */
    is_counted: number;
    opened_at: number | null;
    clicks: number;
    unsubscribed_at: number | null;
  };
  newsletter_clicks: { edition_id: string; link: number; clicks: number };
}

const newsletters: Migration = {
  name: '006-newsletters',
  async up({ schema }) {
    await schema
      .createTable('newsletter_readers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('sub', 'text', (column) => column.unique())
      .addColumn('address', 'text')
      .addColumn('address_key', 'text', (column) => column.unique())
      .addColumn('may_count', 'integer', (column) => column.notNull())
      .addColumn('merged_into', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('newsletter_subscriptions')
      .addColumn('newsletter_id', 'text', (column) => column.notNull())
      .addColumn('reader_id', 'text', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('newsletter_subscriptions_key', ['newsletter_id', 'reader_id'])
      .execute();
    await schema
      .createTable('newsletter_tickets')
      .addColumn('digest', 'text', (column) => column.primaryKey())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('address_key', 'text', (column) => column.notNull())
      .addColumn('newsletter_ids', 'text', (column) => column.notNull())
      .addColumn('may_count', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('newsletter_suppressions')
      .addColumn('digest', 'text', (column) => column.primaryKey())
      .addColumn('why', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('newsletter_editions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('newsletter_id', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('send_at', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('created_by', 'text', (column) => column.notNull())
      .addColumn('began_at', 'bigint')
      .addColumn('ended_at', 'bigint')
      .addColumn('problem', 'text')
      .addColumn('after_reader', 'text', (column) => column.notNull())
      .addColumn('plain_content', 'text')
      .addColumn('counted_content', 'text')
      .addColumn('links', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('newsletter_deliveries')
      .addColumn('edition_id', 'text', (column) => column.notNull())
      .addColumn('reader_id', 'text', (column) => column.notNull())
      .addColumn('letter_id', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('is_counted', 'integer', (column) => column.notNull())
      .addColumn('opened_at', 'bigint')
      .addColumn('clicks', 'integer', (column) => column.notNull())
      .addColumn('left_at', 'bigint')
      .addPrimaryKeyConstraint('newsletter_deliveries_key', ['edition_id', 'reader_id'])
      .execute();
    await schema
      .createTable('newsletter_clicks')
      .addColumn('edition_id', 'text', (column) => column.notNull())
      .addColumn('link', 'integer', (column) => column.notNull())
      .addColumn('clicks', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('newsletter_clicks_key', ['edition_id', 'link'])
      .execute();
    const indexes: readonly [name: string, table: string, columns: string[]][] = [
      ['newsletter_subscriptions_reader', 'newsletter_subscriptions', ['reader_id']],
      ['newsletter_tickets_address', 'newsletter_tickets', ['address_key', 'created_at']],
      ['newsletter_editions_due', 'newsletter_editions', ['state', 'send_at']],
      ['newsletter_deliveries_letter', 'newsletter_deliveries', ['letter_id']],
      ['newsletter_deliveries_reader', 'newsletter_deliveries', ['reader_id']],
    ];
    for (const [name, table, columns] of indexes)
      await schema.createIndex(name).on(table).columns(columns).execute();
  },
};

const plainNames: Migration = {
  name: '007-plain-names',
  async up(trx, dialect) {
    await renameTable(trx, dialect, 'newsletter_tickets', 'newsletter_one_time_tokens');
    const columns: readonly [table: string, from: string, to: string][] = [
      ['newsletter_deliveries', 'letter_id', 'email_id'],
      ['newsletter_deliveries', 'left_at', 'unsubscribed_at'],
      ['newsletter_suppressions', 'why', 'reason'],
      ['newsletter_editions', 'began_at', 'started_at'],
    ];
    for (const [table, from, to] of columns)
      await trx.schema.alterTable(table).renameColumn(from, to).execute();
    const index = { from: 'newsletter_deliveries_letter', to: 'newsletter_deliveries_email' };
    await renameIndex(trx, dialect, 'newsletter_deliveries', index.from, index.to);
    await sql`update newsletter_deliveries set state = 'rejected' where state = 'refused'`.execute(trx);
  },
};

const editionWords: Migration = {
  name: '008-edition-words',
  async up(trx) {
    for (const [name, value] of [
      ['introduction', ''],
      ['lines', '{}'],
    ] as const)
      await trx.schema
        .alterTable('newsletter_editions')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(value))
        .execute();
  },
};

export const newsletterMigrations: readonly Migration[] = [newsletters, plainNames, editionWords];

export const migrateNewsletters = (db: Database): Promise<Migrated> =>
  migrate(db, 'newsletters', newsletterMigrations);
