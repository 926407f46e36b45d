import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** What a copy holds: by path, with its query where there is one. Bytes stand once, under the digest of what they are. */
export const mirrorIndex = z.strictObject({
  madeAt: z.iso.datetime(),
  entries: z.record(
    z.string(),
    z.union([
      z.strictObject({ file: z.string().regex(/^[\w-]{43}$/), type: z.string() }),
      z.strictObject({ location: z.string() }),
    ]),
  ),
  /** The page for what is not in the copy. */
  notFound: z.string().regex(/^[\w-]{43}$/),
});
export type MirrorIndex = z.infer<typeof mirrorIndex>;

export const indexFile = 'mirror.json';
export const filesFolder = 'files';

export async function readMirrorIndex(folder: string): Promise<MirrorIndex> {
  return mirrorIndex.parse(JSON.parse(await readFile(join(folder, indexFile), 'utf8')));
}
