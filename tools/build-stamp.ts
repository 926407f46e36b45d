import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = [
  'site/**/*.{ts,tsx,css,svg}',
  'desk/app/**/*.{ts,tsx,css}',
  'desk/vite.config.ts',
  'design/**/*',
  'services/*/browser/**/*.ts',
  'services/*/wire.ts',
  'content/**/*.ts',
  'neutron.config.ts',
  'config/*.ts',
  // Of a publication in a folder of its own.
  'brand/*',
  'theme.css',
  'overrides/**/*',
  'node_modules/neutron/package.json',
  'vite.config.ts',
  'tools/script-groups.ts',
  'package-lock.json',
];
const stampFile = 'build/site/stamp';

/** The sources of the site's build. */
export const sourceStamp = (root: string) => stampOf(root, sources);

/** Name, size and time of every file that matches, in one hash. */
export function stampOf(root: string, patterns: readonly string[]): string {
  const hash = createHash('sha256');
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).sort();
  for (const file of files) {
    if (/\.(test|stories)\.tsx?$/.test(file)) continue;
    const { size, mtimeMs, isFile } = statOf(join(root, file));
    if (isFile) hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function statOf(path: string) {
  const stat = statSync(path);
  return { size: stat.size, mtimeMs: stat.mtimeMs, isFile: stat.isFile() };
}

/** True if `build/site` was built from the current sources. */
export function isBuildCurrent(root: string = process.cwd()): boolean {
  try {
    return readFileSync(join(root, stampFile), 'utf8') === sourceStamp(root);
  } catch {
    return false;
  }
}

/** True if there are pages to serve, current or not. */
export const hasBuild = (root: string): boolean => existsSync(join(root, stampFile));

/** True if the server must build before it starts: never without the build tools, when `build/site` already exists. */
export function needsBuild(root: string): boolean {
  const isPruned = !existsSync(join(root, 'node_modules/vite/package.json'));
  return !isBuildCurrent(root) && !(isPruned && hasBuild(root));
}

export function writeStamp(root: string, stamp: string): void {
  writeFileSync(join(root, stampFile), stamp);
}
