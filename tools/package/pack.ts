// `npm run pack`: the product as an npm package of JavaScript and built files, in `build/neutron-VERSION.tgz`.
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { buildServiceScripts } from '../build-service-script.ts';
import { isBuildCurrent } from '../build-stamp.ts';
import { writeDeclarations } from './declarations.ts';
import { writeDemoStories } from './demo-stories.ts';
import {
  devPackages,
  importedPackages,
  type LockedPackages,
  lockedPackages,
  type Manifest,
  readManifest,
} from './dependencies.ts';
import { packageAliases, packageAssets, packageModules, publicEntries } from './package-files.ts';
import { renameSources, toJavaScript } from './to-javascript.ts';

/** The package, unpacked. */
export const packedFolder = 'build/package';
const javascript = (path: string) => path.replace(/\.tsx?$/, '.js');

async function write(path: string, content: string): Promise<void> {
  const file = join(packedFolder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function writeModules(): Promise<string[]> {
  const modules: string[] = [];
  for (const path of packageModules()) {
    const source = await readFile(path, 'utf8');
    const code = path.endsWith('.mjs') ? source : await toJavaScript(source, path);
    modules.push(code);
    await write(javascript(path), code);
  }
  return modules;
}

async function copyAssets(): Promise<void> {
  for (const path of [...packageAssets(), 'LICENSE', 'CHANGELOG.md'])
    await cp(path, join(packedFolder, path), { recursive: true });
  await cp('tools/package/neutral-brand', join(packedFolder, 'design/brand'), { recursive: true });
  await cp('tools/package/starter', join(packedFolder, 'tools/package/starter'), { recursive: true });
  if (!isBuildCurrent()) await buildServiceScripts(process.cwd());
  await cp('build/services', join(packedFolder, 'build/services'), { recursive: true });
}

const aliases = () =>
  Object.fromEntries(
    Object.entries(packageAliases()).map(([name, path]) => [name, renameSources(`'${path}'`).slice(1, -1)]),
  );

/** With the types of each entry, and without any other module of Neutron. */
const exportsOf = () => ({
  ...Object.fromEntries(
    Object.entries(publicEntries).map(([name, file]) => {
      const stem = `./${file.replace(/\.tsx?$/, '')}`;
      return [name, { types: `${stem}.d.ts`, default: `${stem}.js` }];
    }),
  ),
  './package.json': './package.json',
});

/** The package.json of the package, and the part of our lockfile that a publication starts with. */
async function writeManifest(manifest: Manifest, modules: readonly string[]): Promise<void> {
  const { name, version, description, license, engines, optionalDependencies, overrides } = manifest;
  const dependencies = importedPackages(modules, manifest);
  const lock: { packages: LockedPackages } = JSON.parse(await readFile('package-lock.json', 'utf8'));
  const dev = devPackages(manifest);
  const names = [dependencies, optionalDependencies, dev].flatMap((list) => Object.keys(list));
  await write(
    'package.json',
    `${JSON.stringify(
      {
        name,
        version,
        description,
        license,
        type: 'module',
        engines,
        bin: { neutron: 'tools/package/neutron.js' },
        exports: exportsOf(),
        imports: aliases(),
        dependencies,
        optionalDependencies,
      },
      null,
      2,
    )}\n`,
  );
  await write(
    'tools/package/lock.json',
    `${JSON.stringify({ overrides, dev, packages: lockedPackages(lock.packages, names) })}\n`,
  );
}

/** Makes the package and returns the path of its tarball. */
export async function packProduct(): Promise<string> {
  await rm(packedFolder, { recursive: true, force: true });
  const manifest = readManifest();
  await writeManifest(manifest, await writeModules());
  await write(
    'README.md',
    '# Neutron\n\nA publishing platform. `npx neutron new my-publication` makes a publication.\n',
  );
  await copyAssets();
  await writeDemoStories(join(packedFolder, 'tools/package/demo-stories'));
  await writeDeclarations(Object.values(publicEntries), packedFolder);
  const { stdout } = await promisify(execFile)('npm', ['pack', '--silent', '--pack-destination', '..'], {
    cwd: packedFolder,
  });
  return join('build', stdout.trim().split('\n').at(-1) ?? '');
}

if (import.meta.main) console.log(await packProduct());
