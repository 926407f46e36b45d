import { distancesToChange, type ModuleGraph } from '../module-graph.ts';

const isUnitTest = (path: string) => /\.test\.tsx?$/.test(path);

/** The unit tests that a change affects, those that import it most directly first. */
export function testsForChange(graph: ModuleGraph, changed: readonly string[]): string[] {
  return [...distancesToChange(graph, changed)]
    .filter(([path]) => isUnitTest(path))
    .sort(([a, distance], [b, other]) => distance - other || a.localeCompare(b))
    .map(([path]) => path);
}

/** Uncommitted files in the output of `git status --porcelain -z`, without deleted ones. */
export function changedFiles(status: string): string[] {
  const entries = status.split('\0').filter(Boolean);
  const paths: string[] = [];
  for (let index = 0; index < entries.length; index++) {
    const entry = entries[index] ?? '';
    const state = entry.slice(0, 2);
    // A renamed file is followed by its old name.
    if (state.includes('R')) index += 1;
    if (!state.includes('D')) paths.push(entry.slice(3));
  }
  return paths;
}
