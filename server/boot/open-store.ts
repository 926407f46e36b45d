import { constants, existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#database/connect.ts';
import { BootError } from '#platform/boot-error.ts';
import type { Environment } from './environment.ts';

/** Connects to the database and migrates the content tables; an error names the database. */
export async function openStore(environment: Environment): Promise<Database> {
  const [{ connect }, { migrateApi }] = await Promise.all([
    import('#database/connect.ts'),
    import('#api/migrate-api.ts'),
  ]);
  const file = join(environment.DATA_DIR, 'neutron.sqlite');
  try {
    // SQLite opens a read-only file without an error and fails at the first write.
    if (!environment.DATABASE_URL && existsSync(file)) await access(file, constants.W_OK);
    const db = await connect({ databaseUrl: environment.DATABASE_URL, file });
    await migrateApi(db);
    return db;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'unknown error';
    const what = environment.DATABASE_URL ? 'The database of DATABASE_URL' : `The database file ${file}`;
    const help = environment.DATABASE_URL
      ? ''
      : '. The database may be corrupt or read-only. Restore a backup, fix its permissions, or move it away to start empty';
    throw new BootError(`${what} cannot be used: ${withoutPassword(reason)}${help}`, { cause });
  }
}

function withoutPassword(text: string): string {
  return text.replace(/\/\/[^@/\s]*@/g, '//…@');
}
