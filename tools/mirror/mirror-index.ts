import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The contents of a copy by path, with its query if any. Files are stored once, under their digest. */
const mirrorIndex = z.strictObject({
  madeAt: z.iso.datetime(),
  entries: z.record(
    z.string(),
    z.union([
      z.strictObject({ file: z.string().regex(/^[\w-]{43}$/), type: z.string() }),
      z.strictObject({ location: z.string() }),
    ]),
  ),
  /** The page for paths that are not in the copy. */
  notFound: z.string().regex(/^[\w-]{43}$/),
});
export type MirrorIndex = z.infer<typeof mirrorIndex>;

export const indexFile = 'mirror.json';
export const filesFolder = 'files';

export async function readMirrorIndex(folder: string): Promise<MirrorIndex> {
  return mirrorIndex.parse(JSON.parse(await readFile(join(folder, indexFile), 'utf8')));
}
