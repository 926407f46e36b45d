// Checks on every test run that imports follow the layers of boundaries/layers.ts.
import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Layer } from './boundaries/layer.ts';
import { layers } from './boundaries/layers.ts';
import { cyclesFound } from './import-cycles.ts';
import { importsOf, targetOf } from './import-targets.ts';
import { measureStructure } from './structure-limits.ts';

const isInside = (path: string, folder: string) =>
  folder === '' || path === folder || path.startsWith(`${folder}/`);

/** The layer of a file: the deepest folder of the table that contains it. */
export function layerOf(path: string): Layer | undefined {
  return layers
    .filter((layer) => isInside(path, layer.folder))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
}

/** What a file may always import: its own layer; for services, its own service, as they never import each other. */
function homeOf(path: string, layer: Layer): string {
  return layer.folder === 'services' ? path.split('/').slice(0, 2).join('/') : layer.folder;
}

const isTest = (path: string) => /\.(test|stories)\.tsx?$/.test(path);

/** One sentence per crossing, or nothing. */
export function crossings(
  files: readonly { path: string; source: string }[],
  aliases: Readonly<Record<string, string>>,
): string[] {
  const found: string[] = [];
  for (const { path, source } of files) {
    const layer = layerOf(path);
    if (!layer) {
      found.push(`${path}: is in no layer of tools/boundaries/layers.ts`);
      continue;
    }
    for (const specifier of importsOf(source)) {
      const target = targetOf(path, specifier, aliases);
      if (!target || isInside(target, homeOf(path, layer))) continue;
      const may = isTest(path) ? [...layer.may, ...(layer.testsMay ?? [])] : layer.may;
      if (!may.some((folder) => isInside(target, folder)))
        found.push(`${path}: may not import ${target} (${layer.instead})`);
    }
  }
  return found;
}

function sourceFiles(): string[] {
  return globSync(
    '{config,content,platform,design,database,api,services,desk,site,server,demo,bench,e2e,tools,docs}/**/*.{ts,tsx}',
    {
      exclude: (name) => name === 'node_modules' || name === 'peers',
    },
  );
}

/** Folders of the browser application that no row of the table names: each must say what it may import. */
export function foldersWithoutRow(paths: readonly string[]): string[] {
  const folders = paths.flatMap((path) => /^site\/app\/[^/]+(?=\/)/.exec(path) ?? []);
  return [...new Set(folders)].filter((folder) => !layers.some((layer) => isInside(layer.folder, folder)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const aliases = JSON.parse(readFileSync('package.json', 'utf8')).imports as Record<string, string>;
  const files = sourceFiles().map((path) => ({ path, source: readFileSync(path, 'utf8') }));
  const found = crossings(files, aliases);
  const rowless = foldersWithoutRow(files.map(({ path }) => path)).map(
    (folder) => `${folder}: has no row in tools/boundaries/layers.ts`,
  );
  const cycles = cyclesFound(files, aliases);
  const { lines, exceeded } = measureStructure(files, aliases);
  for (const line of [...found, ...rowless, ...cycles, ...exceeded]) console.error(line);
  console.log(`${files.length} files, ${found.length} crossings, ${cycles.length} cycles`);
  for (const line of lines) console.log(line);
  process.exit(found.length + rowless.length + cycles.length + exceeded.length ? 1 : 0);
}
