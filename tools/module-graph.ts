// Which files import which at run time: what the product's entries reach, and which tests a change affects.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { importsOf, targetOf } from './import-targets.ts';

export type ModuleGraph = ReadonlyMap<string, readonly string[]>;

/** Type-only imports do not exist at run time. */
const typeOnly = /(^|[\s;])(?:import|export)\s+type\s[^'"]*?\sfrom\s*['"][^'"]+['"]/gm;
/** Workers, child processes and bundles are named by their path: `new URL('./worker.ts', …)`, `'server/boot/start.ts'`. */
const namedFile = /['"`]((?:\.{0,2}\/)*[\w@./-]+\.(?:tsx?|mjs))['"`]/g;

/** Modules a source imports and files it starts, as written. */
export function runtimeReferences(source: string): string[] {
  const values = source.replace(typeOnly, '$1');
  return [...importsOf(values), ...[...values.matchAll(namedFile)].map(([, path = '']) => path)];
}

function filesNamedBy(
  path: string,
  source: string,
  aliases: Readonly<Record<string, string>>,
  isFile: (path: string) => boolean,
): string[] {
  const found = runtimeReferences(source).flatMap((specifier) =>
    [
      targetOf(path, specifier, aliases),
      normalize(specifier),
      normalize(join(dirname(path), specifier)),
    ].filter((target): target is string => target !== undefined && isFile(target)),
  );
  return [...new Set(found)];
}

export function buildModuleGraph(
  sources: ReadonlyMap<string, string>,
  aliases: Readonly<Record<string, string>>,
): ModuleGraph {
  return new Map(
    [...sources].map(([path, source]) => [
      path,
      filesNamedBy(path, source, aliases, (target) => sources.has(target)),
    ]),
  );
}

/** Everything the entries import, themselves included. */
export function reachableFrom(graph: ModuleGraph, entries: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const open = [...entries];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    open.push(...(graph.get(path) ?? []));
  }
  return reached;
}

/** The import distance of each file that depends on a changed one; changed files have 0. */
export function distancesToChange(graph: ModuleGraph, changed: readonly string[]): Map<string, number> {
  const users = new Map<string, string[]>();
  for (const [path, targets] of graph)
    for (const target of targets) users.set(target, [...(users.get(target) ?? []), path]);
  const distances = new Map<string, number>();
  let open = [...changed];
  for (let distance = 0; open.length > 0; distance++) {
    const fresh = [...new Set(open)].filter((path) => !distances.has(path));
    for (const path of fresh) distances.set(path, distance);
    open = fresh.flatMap((path) => users.get(path) ?? []);
  }
  return distances;
}

/** The `imports` of this repository's package.json. */
export const readAliases = () =>
  (JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> }).imports;

/** The graph of this repository; a package has other aliases, and has no use for files that only comments name. */
export function readModuleGraph(
  aliases: Readonly<Record<string, string>> = readAliases(),
  read = (source: string) => source,
): ModuleGraph {
  const exclude = (name: string) => ['node_modules', 'build', 'data', 'peers', '.git'].includes(name);
  const paths = globSync('**/*.{ts,tsx,mjs}', { exclude }).filter((path) => existsSync(path));
  return buildModuleGraph(new Map(paths.map((path) => [path, read(readFileSync(path, 'utf8'))])), aliases);
}
