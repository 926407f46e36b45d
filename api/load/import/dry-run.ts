import type { Database } from '#database/connect.ts';
import type { ContentTransaction } from '../../store/content-db.ts';
import type { ContentTables } from '../../tables/content-tables.ts';

/** Thrown at the end of a transaction that must not be committed. */
class RolledBack<T> extends Error {
  readonly result: T;
  constructor(result: T) {
    super('rolled back');
    this.result = result;
  }
}

/** Runs a transaction; a dry run returns its result too, and leaves nothing in the store. */
export async function importTransaction<T>(
  db: Database<ContentTables>,
  isDryRun: boolean,
  run: (trx: ContentTransaction) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction(async (trx) => {
      const result = await run(trx);
      if (isDryRun) throw new RolledBack(result);
      return result;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result as T;
    throw error;
  }
}
