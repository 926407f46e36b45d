import { join } from 'node:path';
import { hashFile } from './data-files.ts';
import { BackupError, filesFolder, type Manifest, readManifest, tableFile } from './manifest.ts';
import { unknownMigration } from './store-migrations.ts';

/** Reads the whole backup before anything is restored: every file is there, as it was written, and this version knows it. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const unknown = unknownMigration(manifest.migrations);
  if (unknown)
    throw new BackupError(
      `This backup was written by Neutron ${manifest.version}, whose tables this version does not know (${unknown}). Restore it with that version.`,
    );
  const parts = [
    ...manifest.tables.map(({ name, ...rest }) => ({ path: tableFile(name), ...rest })),
    ...manifest.files.map(({ path, ...rest }) => ({ path: join(filesFolder, path), ...rest })),
  ];
  const damaged: string[] = [];
  for (const { path, sha256 } of parts)
    if ((await hashFile(join(folder, path)))?.sha256 !== sha256) damaged.push(path);
  if (damaged.length === 0) return manifest;
  const [one] = damaged;
  const others = damaged.length > 1 ? ` and ${damaged.length - 1} more` : '';
  throw new BackupError(
    `This backup is damaged: ${one}${others} missing or changed since it was written. Nothing was restored.`,
  );
}
