import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { connect, type Database } from '#database/connect.ts';
import { type Environment, readEnvironment } from '#server/boot/environment.ts';

export interface OpenedStore {
  db: Database;
  /** For messages. */
  place: string;
  folder: string;
  environment: Environment;
}

/** Opens the same store as the server, so that commands work beside a running one. */
export async function openStore(data: string | undefined): Promise<OpenedStore> {
  const environment = readEnvironment(process.env);
  const folder = data ?? environment.DATA_DIR;
  await mkdir(folder, { recursive: true });
  const databaseUrl = environment.DATABASE_URL;
  if (databaseUrl && !data) {
    const db = await connect({ databaseUrl });
    return { db, place: 'the database of DATABASE_URL', folder, environment };
  }
  const file = join(folder, 'neutron.sqlite');
  return { db: await connect({ file }), place: file, folder, environment };
}
