import type Sqlite from 'better-sqlite3';

export type StatementCache = (sql: string) => Sqlite.Statement;

const mostStatements = 500;
/** Bulk inserts have long texts that rarely repeat; keeping them would push the useful ones out. */
const longestCached = 8000;

/** Preparing costs more than running a small query, so statements are kept by their text, least used dropped. */
export function createStatementCache(connection: Sqlite.Database): StatementCache {
  const kept = new Map<string, Sqlite.Statement>();
  return (sql) => {
    const known = kept.get(sql);
    if (known) {
      kept.delete(sql);
      kept.set(sql, known);
      return known;
    }
    const statement = connection.prepare(sql);
    if (sql.length > longestCached) return statement;
    kept.set(sql, statement);
    if (kept.size > mostStatements) {
      const oldest = kept.keys().next().value;
      if (oldest !== undefined) kept.delete(oldest);
    }
    return statement;
  };
}
