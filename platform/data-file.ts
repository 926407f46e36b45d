import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BootError } from './boot-error.ts';

/** A JSON file of the data folder; undefined if there is none. */
export async function readDataFile(folder: string, name: string): Promise<unknown> {
  const text = await readFile(join(folder, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new BootError(`${name} is no JSON: ${reason}`, { cause });
  }
}
