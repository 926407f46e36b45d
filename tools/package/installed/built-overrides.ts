// What the last build found in the publication's `overrides` folder. A build that fails leaves it as it is.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OwnRoute } from '#config/overrides/routes.ts';
import type { Overrides } from '#content/publication/overrides.ts';
import type { ServerOverrides } from '#server/app-options.ts';
import { publicationFolder } from './folder.ts';

export interface BuiltOverrides extends Overrides {
  routes: readonly OwnRoute[];
}

const built = join(publicationFolder, 'build/overrides');

const readBuilt = (): BuiltOverrides => {
  const file = join(built, 'overrides.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as BuiltOverrides)
    : { views: {}, embeds: {}, routes: [] };
};

export const builtOverrides = readBuilt();

/** The parts that run in the server. */
export async function loadServerOverrides(): Promise<ServerOverrides | undefined> {
  const file = join(built, 'server.js');
  if (!existsSync(file)) return undefined;
  const { overrides } = (await import(pathToFileURL(file).href)) as { overrides: ServerOverrides };
  return overrides;
}
