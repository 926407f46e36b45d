// Cycles among our own files: none over values, none over more than two files when types count too.
import { targetOf } from './import-targets.ts';

export interface SourceFile {
  path: string;
  source: string;
}

const staticImport = /(?:^|[\s;])(?:import|export)\s+(type\s)?(?:[^'"()]*?\sfrom\s*)?['"]([^'"]+)['"]/gm;

/** Static imports of a source; `import()` runs later and closes no cycle at load time. */
function staticImportsOf(source: string): { specifier: string; isType: boolean }[] {
  return [...source.matchAll(staticImport)].map(([, type, specifier = '']) => ({
    specifier,
    isType: type !== undefined,
  }));
}

export function importGraph(
  files: readonly SourceFile[],
  aliases: Readonly<Record<string, string>>,
  options: { withTypes: boolean },
): Map<string, string[]> {
  const known = new Set(files.map(({ path }) => path));
  return new Map(
    files.map(({ path, source }) => [
      path,
      staticImportsOf(source)
        .filter(({ isType }) => options.withTypes || !isType)
        .map(({ specifier }) => targetOf(path, specifier, aliases))
        .filter((target): target is string => target !== undefined && known.has(target)),
    ]),
  );
}

/** Groups of files that import each other in a circle (Tarjan's strongly connected components of two and more). */
function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const indexes = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();
  const cycles: string[][] = [];
  const low = (path: string) => lowest.get(path) ?? 0;

  function explore(path: string): void {
    indexes.set(path, indexes.size);
    lowest.set(path, indexes.size - 1);
    stack.push(path);
    onStack.add(path);
    for (const target of graph.get(path) ?? []) {
      if (!indexes.has(target)) {
        explore(target);
        lowest.set(path, Math.min(low(path), low(target)));
      } else if (onStack.has(target)) {
        lowest.set(path, Math.min(low(path), indexes.get(target) ?? 0));
      }
    }
    if (low(path) !== indexes.get(path)) return;
    const group = stack.splice(stack.indexOf(path));
    for (const path of group) onStack.delete(path);
    if (group.length > 1) cycles.push(group.sort());
  }

  for (const path of graph.keys()) if (!indexes.has(path)) explore(path);
  return cycles;
}

/** One sentence per cycle that is not allowed. */
export function cyclesFound(
  files: readonly SourceFile[],
  aliases: Readonly<Record<string, string>>,
): string[] {
  const values = cyclesIn(importGraph(files, aliases, { withTypes: false }));
  const types = cyclesIn(importGraph(files, aliases, { withTypes: true })).filter(({ length }) => length > 2);
  return [
    ...values.map((paths) => `import cycle: ${paths.join(', ')}`),
    ...types.map((paths) => `type import cycle over ${paths.length} files: ${paths.join(', ')}`),
  ];
}
