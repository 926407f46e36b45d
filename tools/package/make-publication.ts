import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { slugOf } from '#content/publication/neutral-settings.ts';
import type { LockedPackages } from './dependencies.ts';

const starter = join(import.meta.dirname, 'starter');

/** The folder cannot be used; the message says why and what to do. */
export class FolderError extends Error {}

interface Packed {
  /** The package.json of the package. */
  manifest: {
    version: string;
    license: string;
    engines: object;
    dependencies: object;
    optionalDependencies: object;
    bin: object;
  };
  lock: { overrides: Record<string, string>; dev: Record<string, string>; packages: LockedPackages };
}

export interface NewPublication {
  folder: string;
  /** Made from the name of the folder by default. */
  name?: string | undefined;
  /** Makes the package of Neutron, which is copied into the project; not called if the folder cannot be used. */
  pack(): Promise<{ tarball: string; packed: Packed }>;
}

/** `my-publication` → `My publication` */
export function nameOf(folder: string): string {
  const words = basename(folder)
    .split(/[-_\s]+/)
    .filter(Boolean)
    .join(' ');
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : 'My publication';
}

/** Writes the project of a new publication into a folder that is new or empty. */
export async function makePublication({ folder, pack, ...given }: NewPublication): Promise<string> {
  await assertEmpty(folder);
  const { tarball, packed } = await pack();
  const name = given.name?.trim() || nameOf(folder);
  const siteId = slugOf(name);
  await mkdir(folder, { recursive: true });
  await cp(starter, folder, { recursive: true });
  for (const [from, to] of [
    ['gitignore', '.gitignore'],
    ['npmrc', '.npmrc'],
    ['neutron.config.ts.txt', 'neutron.config.ts'],
  ] as const)
    await rename(join(folder, from), join(folder, to));
  await fill(join(folder, 'README.md'), { name });
  await fill(join(folder, 'neutron.config.ts'), { name: quoted(name), siteId: quoted(siteId) });
  const file = basename(tarball);
  await cp(tarball, join(folder, file));
  const bytes = await readFile(tarball);
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  await writeJson(join(folder, 'package.json'), projectManifest(siteId, file, packed));
  await writeJson(join(folder, 'package-lock.json'), projectLock(siteId, file, integrity, packed));
  return name;
}

async function assertEmpty(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  if (!found) return;
  if (!found.isDirectory()) throw new FolderError(`${folder} is a file. Choose the name of a new folder.`);
  if ((await readdir(folder)).length > 0)
    throw new FolderError(
      `${folder} is not empty. Choose a new folder, so that nothing of yours is overwritten.`,
    );
}

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&').replace(/\s+/g, ' ')}'`;

async function fill(file: string, values: Readonly<Record<string, string>>): Promise<void> {
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text.replace(/\{\{(\w+)\}\}/g, (whole, key: string) => values[key] ?? whole),
  );
}

const writeJson = (file: string, value: object) => writeFile(file, `${JSON.stringify(value, null, 2)}\n`);

const commandScripts = Object.fromEntries(
  [
    'start',
    'build',
    'manage',
    'import',
    'export',
    'backup',
    'restore',
    'doctor',
    'account',
    'audit',
    'mirror',
  ].map((name) => [name, `neutron ${name}`]),
);
const scripts = { ...commandScripts, typecheck: 'tsc --noEmit' };

const projectManifest = (name: string, file: string, { lock }: Packed) => ({
  name,
  version: '1.0.0',
  private: true,
  type: 'module',
  scripts,
  dependencies: { neutron: `file:${file}` },
  devDependencies: lock.dev,
  overrides: lock.overrides,
});

/** What `npm install` would write, without a network. */
function projectLock(name: string, file: string, integrity: string, { manifest, lock }: Packed): object {
  const { version, license, engines, dependencies, optionalDependencies, bin } = manifest;
  const own = {
    version,
    resolved: `file:${file}`,
    integrity,
    license,
    dependencies,
    bin,
    engines,
    optionalDependencies,
  };
  const packages = { ...lock.packages, 'node_modules/neutron': own };
  const sorted = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    name,
    version: '1.0.0',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': {
        name,
        version: '1.0.0',
        dependencies: { neutron: `file:${file}` },
        devDependencies: lock.dev,
      },
      ...sorted,
    },
  };
}

export async function readPacked(packageFolder: string): Promise<Packed> {
  const read = async (file: string) => JSON.parse(await readFile(join(packageFolder, file), 'utf8'));
  return { manifest: await read('package.json'), lock: await read('tools/package/lock.json') };
}
