import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { importsOf } from '../import-targets.ts';

type Versions = Record<string, string>;

export interface Manifest {
  name: string;
  version: string;
  description: string;
  license: string;
  engines: Versions;
  dependencies: Versions;
  devDependencies: Versions;
  optionalDependencies: Versions;
  overrides: Versions;
}

export const readManifest = (): Manifest => JSON.parse(readFileSync('package.json', 'utf8'));

/** What a publication needs to check the types of its own files, in the versions of the repository. */
export const devPackages = ({ devDependencies }: Manifest): Versions =>
  Object.fromEntries(
    ['@types/node', '@types/react', 'typescript'].map((name) => [name, devDependencies[name] ?? '']),
  );

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const requiredBy = (code: string) =>
  [...code.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name = '']) => name);

/** Packages that these modules import, with the versions of the repository. */
export function importedPackages(modules: readonly string[], manifest: Manifest): Versions {
  const versions = { ...manifest.devDependencies, ...manifest.dependencies };
  const names = new Set(
    modules
      .flatMap((code) => [...importsOf(code), ...requiredBy(code)])
      .filter((specifier) => /^[@\w]/.test(specifier) && !isBuiltin(specifier))
      .map(packageOf),
  );
  const unknown = [...names].filter((name) => !versions[name]);
  if (unknown.length > 0) throw new Error(`Not in package.json: ${unknown.join(', ')}`);
  return Object.fromEntries([...names].sort().map((name) => [name, versions[name] ?? '']));
}

export interface LockEntry {
  version?: string;
  dev?: boolean;
  dependencies?: Versions;
  optionalDependencies?: Versions;
  peerDependencies?: Versions;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}
export type LockedPackages = Record<string, LockEntry>;

/**
 * The entries of a lockfile that these packages need, with all below them. A publication then installs exactly what
 * the repository was tested with.
 */
export function lockedPackages(all: LockedPackages, names: readonly string[]): LockedPackages {
  const found = new Map<string, LockEntry>();
  const add = (name: string, from: string) => {
    const place = placeOf(all, name, from);
    const entry = place === undefined ? undefined : all[place];
    if (place === undefined || !entry || found.has(place)) return;
    const { dev: _, ...rest } = entry;
    found.set(place, rest);
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = entry;
    const peers = Object.keys(peerDependencies).filter(
      (peer) => !entry.peerDependenciesMeta?.[peer]?.optional,
    );
    for (const next of [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers])
      add(next, place);
  };
  for (const name of names) add(name, '');
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Where a package finds another: beside it, or in a folder above. */
function placeOf(all: LockedPackages, name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    if (all[place]) return place;
    if (!folder) return undefined;
  }
}
