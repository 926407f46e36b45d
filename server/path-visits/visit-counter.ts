import type { VisitedPath, VisitKind } from '#content/entities/visited-path.ts';

export interface VisitCounter {
  count(kind: VisitKind, path: string): void;
  /** What was counted since the last time; afterwards nothing is. */
  take(): VisitedPath[];
}

/** Longer paths are nobody's poster. */
const longestPath = 500;

/** Counts in memory, a bounded number of paths: whoever asks for random addresses uses up no more. */
export function createVisitCounter(mostPaths = 2000): VisitCounter {
  let counts = new Map<string, VisitedPath>();
  return {
    count(kind, path) {
      const name = `${kind} ${path}`;
      const known = counts.get(name);
      if (known) known.total += 1;
      else if (counts.size < mostPaths && path.length <= longestPath)
        counts.set(name, { kind, path, total: 1 });
    },
    take() {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
  };
}
