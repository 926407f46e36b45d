import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Where any of these words stands in the bytes of a folder: in every file below it, free pages and logs of databases
 * included, capitals or not. Tests only.
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
    // A file that goes while we read holds nothing any more.
    const bytes = (await readFile(file).catch(() => Buffer.alloc(0))).toString('latin1').toLowerCase();
    for (const text of words) if (bytes.includes(text.toLowerCase())) found.push({ file, text });
  }
  return found;
}
