/** Too many are waiting already: whoever comes now is asked to come back. */
export class LineFull extends Error {
  readonly code = 'LINE_FULL';
}

export interface WorkLine {
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** So much at once, the others in the order they came, and nobody behind a line that is too long. */
export function createWorkLine({ atOnce, waiting }: { atOnce: number; waiting: number }): WorkLine {
  let busy = 0;
  const line: (() => void)[] = [];
  return {
    async run(work) {
      if (busy >= atOnce) {
        if (line.length >= waiting) throw new LineFull('too many passwords are being checked');
        await new Promise<void>((resolve) => line.push(resolve));
      } else busy += 1;
      try {
        return await work();
      } finally {
        const next = line.shift();
        // The place is handed on, not given back: nobody can slip in between.
        if (next) next();
        else busy -= 1;
      }
    },
  };
}
