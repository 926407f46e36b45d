import Sqlite from 'better-sqlite3';

const mostProblems = 5;

/** What `PRAGMA quick_check` finds wrong with a file. Blocks for as long as the file takes to be read. */
export function fileProblems(file: string): string[] {
  try {
    const connection = new Sqlite(file, { readonly: true, timeout: 5000 });
    try {
      const rows = connection.pragma(`quick_check(${mostProblems})`) as { quick_check: string }[];
      return rows.map(({ quick_check }) => quick_check).filter((line) => line !== 'ok');
    } finally {
      connection.close();
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    // A file that is too damaged for the check fails it.
    if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return [String(error)];
    throw error;
  }
}
