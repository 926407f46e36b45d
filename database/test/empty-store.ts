import { sql } from 'kysely';
import type { Database } from '../connect.ts';

/** Forgets every row of every table, and keeps the tables. Tests only. */
export async function emptyStore(db: Database): Promise<void> {
  const { kysely, dialect } = db;
  const names = dialect === 'postgres' ? postgresTables : sqliteTables;
  const { rows } = await names.execute(kysely);
  const tables = rows.map(({ name }) => name).filter((name) => name !== 'migrations');
  if (tables.length === 0) return;
  if (dialect === 'postgres')
    await sql`truncate ${sql.join(tables.map((name) => sql.table(name)))} cascade`.execute(kysely);
  else
    await db.transaction(async (trx) => {
      for (const name of tables) await sql`delete from ${sql.table(name)}`.execute(trx);
    });
}

const postgresTables = sql<{
  name: string;
}>`select tablename as name from pg_tables where schemaname = current_schema()`;
const sqliteTables = sql<{
  name: string;
}>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`;
