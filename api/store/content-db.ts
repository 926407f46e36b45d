import { type Kysely, PostgresAdapter, type Transaction } from 'kysely';
import type { ContentTables } from '../tables/content-tables.ts';

/** The content tables, inside a transaction or not. */
export type ContentDb = Kysely<ContentTables>;
export type ContentTransaction = Transaction<ContentTables>;

export const isPostgres = (db: ContentDb) => db.getExecutor().adapter instanceof PostgresAdapter;
