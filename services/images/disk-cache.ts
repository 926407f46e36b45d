import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface DiskCache {
  get(key: string): Promise<Buffer | undefined>;
  put(key: string, bytes: Buffer): Promise<void>;
}

/** After a sweep this much of the bound is left, so that sweeps are rare. */
const storedAfterSweep = 0.8;
/** Use is noted this coarsely: a file that is read all day is touched once an hour. */
const noteMilliseconds = 3_600_000;
const mostNotes = 50_000;

/**
 * Encoded pictures as files. A file appears whole or not at all; with too many bytes the least recently used are deleted.
 * A file's modification time is the time of its last use, which survives a restart. Keys are hashes: no input of a reader
 * becomes a file name.
 */
export function createDiskCache(options: { directory: string; maxBytes: number; now?(): number }): DiskCache {
  const { directory, maxBytes, now = Date.now } = options;
  const fileOf = (key: string) => join(directory, key.slice(0, 2), key);
  const noted = new Map<string, number>();
  let total: Promise<number> | undefined;
  let sweeping = false;

  async function files(): Promise<{ path: string; bytes: number; usedAt: number }[]> {
    const names = await readdir(directory, { recursive: true }).catch(() => []);
    const found = await Promise.all(
      names.map(async (name) => {
        const path = join(directory, name);
        const info = await stat(path).catch(() => undefined);
        return info?.isFile() ? [{ path, bytes: info.size, usedAt: info.mtimeMs }] : [];
      }),
    );
    return found.flat();
  }

  async function sweep(): Promise<void> {
    sweeping = true;
    try {
      const longestUnused = (await files()).sort((a, b) => a.usedAt - b.usedAt);
      let bytes = longestUnused.reduce((sum, file) => sum + file.bytes, 0);
      for (const file of longestUnused) {
        if (bytes <= maxBytes * storedAfterSweep) break;
        await rm(file.path, { force: true });
        bytes -= file.bytes;
      }
      total = Promise.resolve(bytes);
    } finally {
      sweeping = false;
    }
  }

  async function noteUse(key: string): Promise<void> {
    const at = now();
    if (at - (noted.get(key) ?? Number.NEGATIVE_INFINITY) < noteMilliseconds) return;
    if (noted.size >= mostNotes) noted.clear();
    noted.set(key, at);
    // Swept away in this moment, or a disk that cannot be written: the bytes are in our hands all the same.
    await utimes(fileOf(key), at / 1000, at / 1000).catch(() => undefined);
  }

  return {
    async get(key) {
      const bytes = await readFile(fileOf(key)).catch(() => undefined);
      if (bytes) await noteUse(key);
      return bytes;
    },
    async put(key, bytes) {
      const file = fileOf(key);
      const draft = `${file}.${randomUUID()}`;
      await mkdir(dirname(file), { recursive: true });
      try {
        await writeFile(draft, bytes);
        await rename(draft, file);
      } catch (error) {
        // Half a file of a full disk must not stay.
        await rm(draft, { force: true });
        throw error;
      }
      await noteUse(key);
      // What earlier runs left is counted once, with the first new picture.
      total = total
        ? total.then((sum) => sum + bytes.length)
        : files().then((all) => all.reduce((sum, one) => sum + one.bytes, 0));
      if ((await total) > maxBytes && !sweeping) await sweep();
    },
  };
}
