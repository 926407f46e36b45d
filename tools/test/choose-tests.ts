import { distancesToChange, type ModuleGraph } from '../module-graph.ts';

const isUnitTest = (path: string) => /\.test\.tsx?$/.test(path);

/** The unit tests that a change affects, those that import it most directly first. */
export function testsForChange(graph: ModuleGraph, changed: readonly string[]): string[] {
  return [...distancesToChange(graph, changed)]
    .filter(([path]) => isUnitTest(path))
    .sort(([a, distance], [b, other]) => distance - other || a.localeCompare(b))
    .map(([path]) => path);
}

const firstFiles = 4;

/** How many more files fit: a few at first, then as many as the pace until now says. */
export function filesForTime(done: number, secondsTaken: number, secondsLeft: number): number {
  if (done === 0) return firstFiles;
  return Math.max(0, Math.floor((secondsLeft * done) / Math.max(secondsTaken, 1)));
}
