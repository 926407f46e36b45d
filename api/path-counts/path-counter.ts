import type { PageViewKind, VisitedPath } from '#content/entities/visited-path.ts';

interface PathCounter {
  /** Several at once are those that could not be handed over. */
  count(kind: PageViewKind, path: string, times?: number): void;
  /** Returns the counts since the last call and resets them. */
  take(): VisitedPath[];
}

/** Longer paths are no vanity paths. */
const longestPath = 500;

/** Counts in memory, a bounded number of paths: requests for random addresses use no more memory. */
export function createPathCounter(mostPaths = 2000): PathCounter {
  let counts = new Map<string, VisitedPath>();
  return {
    count(kind, path, times = 1) {
      const name = `${kind} ${path}`;
      const known = counts.get(name);
      if (known) known.total += times;
      else if (counts.size < mostPaths && path.length <= longestPath)
        counts.set(name, { kind, path, total: times });
    },
    take() {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
  };
}
