import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database } from '#database/connect.ts';
import { isStorageName, type OriginalStorage } from '#services/images/storage.ts';
import { copyFile, dataFiles, hashFile } from './data-files.ts';
import {
  BackupError,
  filesFolder,
  type Manifest,
  manifestFile,
  originalsFolder,
  tableFile,
} from './manifest.ts';
import { readAtOneMoment, type TableReader } from './read-tables.ts';
import { createRowCounter, writeRow } from './row-lines.ts';
import { unknownMigration } from './store-migrations.ts';

export interface BackupSource {
  db: Database;
  /** The data folder. */
  folder: string;
  originals: Pick<OriginalStorage, 'entries' | 'get'>;
  version: string;
}

interface Options {
  now?: () => Date;
  onProgress?: (done: number, total: number) => void;
}

/** Writes everything a publisher owns to a folder, while the server runs. Without its manifest it is not complete. */
export async function writeBackup(
  source: BackupSource,
  folder: string,
  { now = () => new Date(), onProgress }: Options = {},
): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new BackupError(`${folder} is not empty. A backup needs a folder of its own.`);
  const at = now().toISOString();
  const stored = await readAtOneMoment(source.db, async (reader) => {
    const tables: Manifest['tables'] = [];
    const migrations: Manifest['migrations'] = [];
    for (const name of reader.tables) {
      tables.push(await writeTable(reader, name, folder));
      onProgress?.(tables.length, reader.tables.length);
    }
    for await (const row of reader.rows('migrations'))
      migrations.push({ service: String(row.service), name: String(row.name) });
    // Here and not at the restore, when it would be too late.
    const unknown = unknownMigration(migrations);
    if (unknown)
      throw new BackupError(
        `Neutron ${source.version} does not know ${unknown} of this store. Use the version that runs on it.`,
      );
    return { tables, migrations, sequences: await reader.sequences() };
  });
  // After the tables: an original may be there without its story, a story never without its original.
  const files = [...(await copyDataFiles(source, folder)), ...(await copyOriginals(source, folder))];
  const manifest: Manifest = { format: 1, version: source.version, at, ...stored, files };
  const draft = join(folder, `.${manifestFile}`);
  await writeFile(draft, `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600, flush: true });
  await rename(draft, join(folder, manifestFile));
  return manifest;
}

async function writeTable(
  reader: TableReader,
  name: string,
  folder: string,
): Promise<Manifest['tables'][number]> {
  const path = join(folder, tableFile(name));
  await mkdir(dirname(path), { recursive: true });
  const counter = createRowCounter();
  await pipeline(
    async function* () {
      for await (const row of reader.rows(name)) {
        const line = writeRow(row);
        counter.add(line);
        yield `${line}\n`;
      }
    },
    createGzip(),
    createWriteStream(path, { mode: 0o600 }),
  );
  const written = await hashFile(path);
  if (!written) throw new BackupError(`${path} disappeared while the backup was written.`);
  return { name, ...counter.result(), ...written };
}

async function copyDataFiles({ folder: data }: BackupSource, folder: string): Promise<Manifest['files']> {
  const files: Manifest['files'] = [];
  for (const path of await dataFiles(data))
    files.push({ path, ...(await copyFile(join(data, path), join(folder, filesFolder, path))) });
  return files;
}

async function copyOriginals({ originals }: BackupSource, folder: string): Promise<Manifest['files']> {
  const files: Manifest['files'] = [];
  for await (const { name } of originals.entries()) {
    if (!isStorageName(name)) continue;
    const path = `${originalsFolder}/${name}`;
    const bytes = await originals.get(name);
    const target = join(folder, filesFolder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, bytes, { mode: 0o600 });
    files.push({ path, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
  }
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}
