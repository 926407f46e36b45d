import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

const mostSegments = 12;

interface FoundFile {
  path: string;
  bytes: number;
}

/** The folder may contain the whole upload path or only its end: the URL's path is tried from the longest suffix. */
export async function findBeside(folder: string, address: string): Promise<FoundFile | undefined> {
  if (!URL.canParse(address, 'file:///')) return undefined;
  const segments = decodePath(new URL(address, 'file:///').pathname).slice(-mostSegments);
  const root = await realpath(folder);
  for (let from = 0; from < segments.length; from += 1) {
    const path = await realpath(join(root, ...segments.slice(from))).catch(() => undefined);
    // After symbolic links are resolved it must still be inside.
    if (!path?.startsWith(root + sep)) continue;
    const found = await stat(path);
    if (found.isFile()) return { path, bytes: found.size };
  }
  return undefined;
}

function decodePath(path: string): string[] {
  try {
    return decodeURIComponent(path)
      .split('/')
      .filter((segment) => segment !== '' && segment !== '..');
  } catch {
    return [];
  }
}
