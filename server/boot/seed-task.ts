// The demo load as the server runs it at its first start; the server has migrated the store already.
import { join } from 'node:path';
import { publication } from '#config';
import { connect } from '#database/connect.ts';
import { isBootError } from './boot-error.ts';
import { readEnvironment } from './environment.ts';
import { loadDemo } from './seed.ts';

const { DATABASE_URL, DATA_DIR } = readEnvironment(process.env);
const db = await connect({ databaseUrl: DATABASE_URL, file: join(DATA_DIR, 'neutron.sqlite') });
try {
  await loadDemo(db, { publication, onProgress: (text) => console.log(text) });
} catch (error) {
  if (!isBootError(error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await db.close();
}
