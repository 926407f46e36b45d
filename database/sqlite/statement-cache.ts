import type Sqlite from 'better-sqlite3';

export type StatementCache = (sql: string) => Sqlite.Statement;

const mostStatements = 500;
/** Bulk inserts have long texts that rarely repeat; keeping them would push the useful ones out. */
const longestCached = 8000;

/** Preparing costs more than running a small query, so statements are kept by their text, least used dropped. */
export function createStatementCache(connection: Sqlite.Database): StatementCache {
  const cached = new Map<string, Sqlite.Statement>();
  return (sql) => {
    const known = cached.get(sql);
    if (known) {
      cached.delete(sql);
      cached.set(sql, known);
      return known;
    }
    const statement = connection.prepare(sql);
    if (sql.length > longestCached) return statement;
    cached.set(sql, statement);
    if (cached.size > mostStatements) {
      const oldest = cached.keys().next().value;
      if (oldest !== undefined) cached.delete(oldest);
    }
    return statement;
  };
}
