/** Too many are waiting already: whoever comes now is asked to come back. */
export class LineFull extends Error {
  readonly code = 'LINE_FULL';
}

export interface WorkLine {
  run<T>(work: () => Promise<T>): Promise<T>;
}

export interface WorkLineOptions {
  atOnce: number;
  waiting: number;
  /** How long a place stays empty after work that took so many milliseconds; not at all unless said. */
  rest?: (worked: number) => Promise<void>;
}

/** So much at once, the others in the order they came, and nobody behind a line that is too long. */
export function createWorkLine({ atOnce, waiting, rest }: WorkLineOptions): WorkLine {
  let busy = 0;
  const line: (() => void)[] = [];
  function handOn(): void {
    const next = line.shift();
    // The place is handed on, not given back: nobody can slip in between.
    if (next) next();
    else busy -= 1;
  }
  return {
    async run(work) {
      if (busy >= atOnce) {
        if (line.length >= waiting) throw new LineFull('too many passwords are being checked');
        await new Promise<void>((resolve) => line.push(resolve));
      } else busy += 1;
      const began = performance.now();
      try {
        return await work();
      } finally {
        // Whoever was served does not wait for the rest.
        if (rest) void rest(performance.now() - began).then(handOn);
        else handOn();
      }
    },
  };
}
