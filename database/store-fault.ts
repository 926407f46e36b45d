/** A fault of the storage: the database, or the data folder. */
export type StoreFault = 'full' | 'locked' | 'read-only' | 'corrupt' | 'unreachable' | 'io-error';

/** SQLite's result codes; `SQLITE_IOERR_WRITE` and the like begin with the code they extend. */
const sqliteFaults: readonly (readonly [prefix: string, fault: StoreFault])[] = [
  ['SQLITE_FULL', 'full'],
  ['SQLITE_BUSY', 'locked'],
  ['SQLITE_LOCKED', 'locked'],
  ['SQLITE_READONLY', 'read-only'],
  ['SQLITE_CORRUPT', 'corrupt'],
  ['SQLITE_NOTADB', 'corrupt'],
  ['SQLITE_CANTOPEN', 'unreachable'],
  ['SQLITE_IOERR', 'io-error'],
  ['SQLITE_ABORT_ROLLBACK', 'io-error'],
];

/** SQLSTATE of PostgreSQL: whole codes first, then classes. */
const postgresFaults: readonly (readonly [prefix: string, fault: StoreFault])[] = [
  ['53100', 'full'],
  ['25006', 'read-only'],
  ['55P03', 'locked'],
  ['XX001', 'corrupt'],
  ['XX002', 'corrupt'],
  ['58', 'io-error'],
  ['53', 'unreachable'],
  ['57P', 'unreachable'],
  ['08', 'unreachable'],
];
const sqlState = /^[0-9A-Z]{5}$/;

/** The operating system's codes, for files. */
const fileFaults = new Map<string, StoreFault>([
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EFBIG', 'full'],
  ['EROFS', 'read-only'],
  ['EACCES', 'read-only'],
  ['EPERM', 'read-only'],
  ['EIO', 'io-error'],
]);

/** Of a connection to the database that could not be made, or was lost; the network's own error is its cause. */
export const unreachableCode = 'STORE_UNREACHABLE';

/** How many causes are followed: an error can be wrapped a few times on its way. */
const deepestCause = 5;

/**
 * Whether the store, and not the request, is to blame: the same request may work later. One rule for both databases and
 * for files.
 */
export function storeFaultOf(error: unknown): StoreFault | undefined {
  let current = error;
  for (let depth = 0; depth < deepestCause && current instanceof Error; depth += 1) {
    const fault = 'code' in current ? faultOfCode(String(current.code)) : undefined;
    if (fault) return fault;
    current = current.cause;
  }
  return undefined;
}

/** Whether the fault is one of a file outside the database. */
export function isFileFault(error: unknown): boolean {
  return error instanceof Error && 'code' in error && fileFaults.has(String(error.code));
}

function faultOfCode(code: string): StoreFault | undefined {
  if (code === unreachableCode) return 'unreachable';
  const byPrefix = (table: typeof sqliteFaults) => table.find(([prefix]) => code.startsWith(prefix))?.[1];
  if (code.startsWith('SQLITE_')) return byPrefix(sqliteFaults);
  return fileFaults.get(code) ?? (sqlState.test(code) ? byPrefix(postgresFaults) : undefined);
}
