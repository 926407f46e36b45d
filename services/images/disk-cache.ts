import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface DiskCache {
  get(key: string): Promise<Buffer | undefined>;
  put(key: string, bytes: Buffer): Promise<void>;
}

/** After a sweep this much of the bound is left, so that sweeps are rare. */
const keptAfterSweep = 0.8;

/**
 * Finished pictures as files. A file appears whole or not at all; when there are too many bytes the oldest go.
 * Keys are hashes: nothing a reader wrote becomes a file name.
 */
export function createDiskCache(options: { directory: string; maxBytes: number }): DiskCache {
  const { directory, maxBytes } = options;
  const fileOf = (key: string) => join(directory, key.slice(0, 2), key);
  let total: Promise<number> | undefined;
  let sweeping = false;

  async function files(): Promise<{ path: string; bytes: number; age: number }[]> {
    const names = await readdir(directory, { recursive: true }).catch(() => []);
    const found = await Promise.all(
      names.map(async (name) => {
        const path = join(directory, name);
        const info = await stat(path).catch(() => undefined);
        return info?.isFile() ? [{ path, bytes: info.size, age: info.mtimeMs }] : [];
      }),
    );
    return found.flat();
  }

  async function sweep(): Promise<void> {
    sweeping = true;
    try {
      const oldestFirst = (await files()).sort((a, b) => a.age - b.age);
      let bytes = oldestFirst.reduce((sum, file) => sum + file.bytes, 0);
      for (const file of oldestFirst) {
        if (bytes <= maxBytes * keptAfterSweep) break;
        await rm(file.path, { force: true });
        bytes -= file.bytes;
      }
      total = Promise.resolve(bytes);
    } finally {
      sweeping = false;
    }
  }

  return {
    get: (key) => readFile(fileOf(key)).catch(() => undefined),
    async put(key, bytes) {
      const file = fileOf(key);
      const draft = `${file}.${randomUUID()}`;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, file);
      // What earlier runs left is counted once, with the first new picture.
      total = total
        ? total.then((sum) => sum + bytes.length)
        : files().then((all) => all.reduce((sum, one) => sum + one.bytes, 0));
      if ((await total) > maxBytes && !sweeping) await sweep();
    },
  };
}
