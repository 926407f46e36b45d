import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { OriginalStore } from './originals.ts';

/**
 * Originals in a folder. The real place of the file, after all links were followed, must lie inside the real folder.
 */
export function createDiskOriginals(folder: string): OriginalStore {
  return {
    async find(segments) {
      try {
        const root = await realpath(folder);
        const file = await realpath(join(root, ...segments));
        if (!file.startsWith(root + sep)) return undefined;
        const found = await stat(file);
        if (!found.isFile()) return undefined;
        return {
          bytes: found.size,
          version: `${found.size}-${found.mtimeMs}`,
          read: () => readFile(file),
        };
      } catch {
        // Missing, not readable, a name too long for the disk: to a reader all the same.
        return undefined;
      }
    },
  };
}
