import type { CompiledQuery, DialectAdapter, InsertObject } from 'kysely';
import type { ContentTables } from '../tables/content-tables.ts';
import type { ContentDb } from './content-db.ts';

/** Far below the parameter limit of both databases, and short enough for SQLite's prepared statements. */
const rowsAtOnce = 100;

/** Building a statement for hundreds of values takes longer than running it, so full ones are built once. */
const statements = new WeakMap<DialectAdapter, Map<string, CompiledQuery>>();

/** Many rows in as few statements as the database takes. All rows have the same columns, in the same order. */
export async function insertRows<Table extends keyof ContentTables>(
  db: ContentDb,
  table: Table,
  rows: readonly InsertObject<ContentTables, Table>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const part = rows.slice(start, start + rowsAtOnce);
    if (part.length < rowsAtOnce) await db.insertInto(table).values(part).execute();
    else await db.executeQuery({ ...statementFor(db, table, columns, part), parameters: valuesOf(part) });
  }
}

function statementFor<Table extends keyof ContentTables>(
  db: ContentDb,
  table: Table,
  columns: readonly string[],
  rows: readonly InsertObject<ContentTables, Table>[],
): CompiledQuery {
  const { adapter } = db.getExecutor();
  const known = statements.get(adapter) ?? new Map<string, CompiledQuery>();
  statements.set(adapter, known);
  const name = `${table} ${columns.join(' ')} ${rows.length}`;
  const statement = known.get(name) ?? db.insertInto(table).values(rows).compile();
  known.set(name, statement);
  return statement;
}

function valuesOf(rows: readonly object[]): unknown[] {
  return rows.flatMap((row) => Object.values(row));
}
