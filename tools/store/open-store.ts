import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { connect, type Database } from '#database/connect.ts';

export interface OpenedStore {
  db: Database;
  /** For people. */
  place: string;
  folder: string;
}

/** The same places a server uses, so that commands work beside a running one. */
export async function openStore(data: string | undefined): Promise<OpenedStore> {
  const folder = data ?? process.env.DATA_DIR ?? 'data';
  await mkdir(folder, { recursive: true });
  const databaseUrl = process.env.DATABASE_URL;
  if (databaseUrl && !data)
    return { db: await connect({ databaseUrl }), place: 'the database of DATABASE_URL', folder };
  const file = join(folder, 'neutron.sqlite');
  return { db: await connect({ file }), place: file, folder };
}
