import { copyFile, mkdir, open, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { imageLimits } from '#services/images/image-limits.ts';
import { imageTypeOf } from '#services/images/image-type.ts';

export interface Copied {
  copied: number;
  /** Files that are no pictures the image service takes. */
  refused: string[];
}

/** Copies pictures with their folders. Links are not followed, and what is no picture by its first bytes stays behind. */
export async function copyOriginals(from: string, to: string): Promise<Copied> {
  const result: Copied = { copied: 0, refused: [] };
  await walk('');
  return result;

  async function walk(under: string): Promise<void> {
    const entries = await readdir(join(from, under), { withFileTypes: true }).catch(() => []);
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(under, entry.name);
      if (entry.isDirectory()) await walk(path);
      else if (!entry.isFile() || !(await isPicture(join(from, path)))) result.refused.push(path);
      else {
        await mkdir(dirname(join(to, path)), { recursive: true });
        await copyFile(join(from, path), join(to, path));
        result.copied += 1;
      }
    }
  }
}

async function isPicture(file: string): Promise<boolean> {
  if ((await stat(file)).size > imageLimits.bytes) return false;
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(512), 0, 512, 0);
    return imageTypeOf(buffer.subarray(0, bytesRead)) !== undefined;
  } finally {
    await handle.close();
  }
}
