/** SQLite: locked, read-only, full, unreadable. */
const sqliteCodes = /^SQLITE_(BUSY|LOCKED|READONLY|FULL|IOERR|CANTOPEN)/;
/** PostgreSQL: out of resources, stopping, connection lost; and the network below it. */
const postgresCodes = /^(53|57P|08|25006)/;
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

/** Whether the store, and not the request, is to blame: the same request may work later. */
export function isUnavailable(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return sqliteCodes.test(code) || postgresCodes.test(code) || networkCodes.has(code);
}
