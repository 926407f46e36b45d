import type { Generated } from 'kysely';
import type { Database } from '#database/connect.ts';
import { type Migrated, type Migration, migrate } from '#database/migrate.ts';

/**
 * `shown` to everyone; `waiting` for staff; `spam` and `removed` are hidden from readers; `shadow` is shown to its author
 * only, who cannot tell the difference.
 */
export type CommentState = 'shown' | 'waiting' | 'spam' | 'removed' | 'shadow';
export type PersonState = 'ok' | 'banned' | 'shadow';

/** No e-mail address is stored here: accounts have it, and discussions do not need it. */
export interface DiscussionTables {
  discussion_threads: {
    id: string;
    /** How pages name it. */
    identifier: string;
    url: string;
    title: string;
    created_at: number;
    is_closed: number;
    /** Comments that everybody sees. */
    shown: number;
  };
  discussion_people: {
    /** As the sign-on names them. */
    id: string;
    name: string;
    picture: string | null;
    state: PersonState;
    created_at: number;
    /** In seconds: tokens from before no longer count. */
    signed_out_at: number;
  };
  discussion_comments: {
    id: string;
    thread_id: string;
    parent_id: string | null;
    /** The comment at the top; null: this is one. */
    root_id: string | null;
    author_id: string | null;
    text: string;
    state: CommentState;
    /** 1: it has a place on the page, with its words or, because it has answers, without them. */
    is_listed: number;
    created_at: number;
    edited_at: number | null;
    /** Votes of readers here and imported votes together. */
    up: number;
    down: number;
    /** Votes from the platform the comment was imported from. */
    imported_up: Generated<number>;
    imported_down: Generated<number>;
    rank: number;
    /** Answers with a place on the page; only at the top. */
    replies: number;
    reports: number;
    /** 1: a moderator looked at it; new reports bring it back into the queue but do not take it off the page. */
    is_reviewed: number;
  };
  discussion_votes: { comment_id: string; person_id: string; value: number };
  discussion_reports: {
    comment_id: string;
    person_id: string;
    reason: string;
    at: number;
    /** 1 until a moderator decides about the comment; open reports keep it in the queue. */
    is_open: Generated<number>;
  };
}

const discussion: Migration = {
  name: '015-discussion',
  async up(trx) {
    await trx.schema
      .createTable('discussion_threads')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('identifier', 'text', (column) => column.notNull().unique())
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('is_closed', 'integer', (column) => column.notNull())
      .addColumn('shown', 'integer', (column) => column.notNull())
      .execute();
    await trx.schema
      .createTable('discussion_people')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('picture', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('signed_out_at', 'bigint', (column) => column.notNull())
      .execute();
    await trx.schema
      .createTable('discussion_comments')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('thread_id', 'text', (column) => column.notNull())
      .addColumn('parent_id', 'text')
      .addColumn('root_id', 'text')
      .addColumn('author_id', 'text')
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('is_listed', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('edited_at', 'bigint')
      .addColumn('up', 'integer', (column) => column.notNull())
      .addColumn('down', 'integer', (column) => column.notNull())
      .addColumn('rank', 'double precision', (column) => column.notNull())
      .addColumn('replies', 'integer', (column) => column.notNull())
      .addColumn('reports', 'integer', (column) => column.notNull())
      .addColumn('is_reviewed', 'integer', (column) => column.notNull())
      .execute();
    const index = (name: string, columns: (keyof DiscussionTables['discussion_comments'])[]) =>
      trx.schema
        .createIndex(`discussion_comments_${name}`)
        .on('discussion_comments')
        .columns(columns)
        .execute();
    // Each order a thread is read in has its index: a page of a long thread costs what one of a short thread does.
    await index('time', ['thread_id', 'root_id', 'is_listed', 'created_at', 'id']);
    await index('rank', ['thread_id', 'root_id', 'is_listed', 'rank', 'created_at', 'id']);
    await index('parent', ['parent_id']);
    await index('author', ['author_id', 'created_at']);
    await index('state', ['state', 'created_at']);
    await trx.schema
      .createTable('discussion_votes')
      .addColumn('comment_id', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('value', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('discussion_votes_key', ['comment_id', 'person_id'])
      .execute();
    await trx.schema
      .createIndex('discussion_votes_person')
      .on('discussion_votes')
      .column('person_id')
      .execute();
    await trx.schema
      .createTable('discussion_reports')
      .addColumn('comment_id', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('discussion_reports_key', ['comment_id', 'person_id'])
      .execute();
    await trx.schema
      .createIndex('discussion_reports_person')
      .on('discussion_reports')
      .column('person_id')
      .execute();
  },
};

/** Reports made before this migration count as open: those about reviewed comments were never shown to a moderator. */
const openReports: Migration = {
  name: '016-open-reports',
  async up(trx) {
    await trx.schema
      .alterTable('discussion_reports')
      .addColumn('is_open', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  },
};

const importedVotes: Migration = {
  name: '017-imported-votes',
  async up(trx) {
    for (const name of ['imported_up', 'imported_down'])
      await trx.schema
        .alterTable('discussion_comments')
        .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
  },
};

export const discussionMigrations: readonly Migration[] = [discussion, openReports, importedVotes];

export const migrateDiscussion = (db: Database): Promise<Migrated> =>
  migrate(db, 'discussion', discussionMigrations);
