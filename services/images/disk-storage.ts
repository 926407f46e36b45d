import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isStorageName, type OriginalStorage } from './storage.ts';

/** Originals in a folder. Links are not followed. */
export function createDiskStorage(folder: string): OriginalStorage {
  const fileOf = (name: string) => {
    if (!isStorageName(name)) throw new Error(`${name} cannot be the name of an original`);
    return join(folder, ...name.split('/'));
  };
  async function* walk(under: readonly string[]): AsyncGenerator<{ name: string; bytes?: number }> {
    const entries = await readdir(join(folder, ...under), { withFileTypes: true }).catch(() => []);
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = [...under, entry.name];
      const name = path.join('/');
      if (entry.isDirectory()) yield* walk(path);
      else yield entry.isFile() ? { name, bytes: (await stat(join(folder, name))).size } : { name };
    }
  }
  return {
    place: folder,
    entries: () => walk([]),
    has: async (name) => (await stat(fileOf(name)).catch(() => undefined)) !== undefined,
    get: (name) => readFile(fileOf(name)),
    async put(name, bytes) {
      const file = fileOf(name);
      await mkdir(dirname(file), { recursive: true });
      const draft = `${file}.${process.pid}`;
      await writeFile(draft, bytes);
      await rename(draft, file);
    },
    remove: (name) => rm(fileOf(name), { force: true }),
  };
}
