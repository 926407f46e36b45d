import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Searches the bytes of every file in a folder for these words, ignoring case, including free pages and logs of
 * databases. Tests only.
 */
export async function searchFiles(
  folder: string,
  words: readonly string[],
): Promise<{ file: string; text: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: { file: string; text: string }[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    // A file may be deleted while we read.
    const bytes = (await readFile(file).catch(() => Buffer.alloc(0))).toString('latin1').toLowerCase();
    for (const text of words) if (bytes.includes(text.toLowerCase())) found.push({ file, text });
  }
  return found;
}
