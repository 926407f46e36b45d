import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Moves the source maps of a build out of the public folder: only the collector uses them, to map stacks back to our
 * sources.
 */
export function keepSourceMaps(root: string): number {
  const assets = join(root, 'build/site/client/assets');
  const maps = join(root, 'build/site/maps');
  rmSync(maps, { recursive: true, force: true });
  mkdirSync(maps, { recursive: true });
  const names = readdirSync(assets).filter((name) => name.endsWith('.map'));
  for (const name of names) {
    cpSync(join(assets, name), join(maps, name));
    rmSync(join(assets, name));
  }
  return names.length;
}
