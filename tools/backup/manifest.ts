import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isStorageName } from '#services/images/storage.ts';
import { isBackedUp } from './backed-up-tables.ts';

/** Written last: a backup without it was interrupted. */
export const manifestFile = 'manifest.json';

export const tableFile = (table: string) => join('tables', `${table}.jsonl.gz`);
/** Files of the data folder; the original pictures are there too, wherever the server keeps them. */
export const filesFolder = 'files';
export const originalsFolder = 'originals';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);
const table = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,62}$/)
  .refine(isBackedUp);

const manifestShape = z.object({
  format: z.literal(1),
  /** Of the Neutron that wrote it. */
  version: z.string(),
  at: z.iso.datetime(),
  tables: z.array(z.object({ name: table, rows: count, hash: sha256, bytes: count, sha256 })),
  sequences: z.record(table, count),
  migrations: z.array(z.object({ service: z.string(), name: z.string() })),
  files: z.array(z.object({ path: z.string().refine(isStorageName), bytes: count, sha256 })),
});
export type Manifest = z.infer<typeof manifestShape>;

export class BackupError extends Error {}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new BackupError(
      `${folder} is no complete backup: it has no ${manifestFile}, which is written last. It was interrupted, or it is another folder.`,
    );
  });
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new BackupError(`${manifestFile} of ${folder} is damaged: it is no JSON.`);
  }
  const checked = manifestShape.safeParse(parsed);
  if (checked.success) return checked.data;
  const [problem] = checked.error.issues;
  const where = problem?.path.join('.') || 'the whole file';
  throw new BackupError(
    `${manifestFile} of ${folder} cannot be read (${where}). It is damaged, or a newer Neutron wrote it.`,
  );
}
