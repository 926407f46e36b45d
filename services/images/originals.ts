import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

export interface Original {
  file: string;
  bytes: number;
  /** Changes when the file does. */
  version: string;
}

/**
 * Finds an original in its bucket. The real place of the file, after all links were followed, must lie
 * inside the real folder of the bucket.
 */
export async function findOriginal(
  buckets: Readonly<Record<string, string>>,
  bucket: string,
  segments: readonly string[],
): Promise<Original | undefined> {
  const folder = Object.hasOwn(buckets, bucket) ? buckets[bucket] : undefined;
  if (!folder) return undefined;
  try {
    const root = await realpath(folder);
    const file = await realpath(join(root, ...segments));
    if (!file.startsWith(root + sep)) return undefined;
    const found = await stat(file);
    return found.isFile()
      ? { file, bytes: found.size, version: `${found.size}-${found.mtimeMs}` }
      : undefined;
  } catch {
    // Missing, not readable, a name too long for the disk: to a reader all the same.
    return undefined;
  }
}

const largestOriginal = 20 * 1024 * 1024;

export class UnusableImage extends Error {
  readonly code = 'UNUSABLE_IMAGE';
}

export async function readOriginal(original: Original): Promise<Buffer> {
  if (original.bytes > largestOriginal) throw new UnusableImage('the original is larger than 20 MB');
  return readFile(original.file);
}
