interface PollingWorker {
  readonly isStopped: boolean;
  /** Starts polling; with `atOnce` the first run is immediate. */
  start(how?: { atOnce: boolean }): void;
  /** Runs now instead of at the next poll; during a run it schedules one more. */
  wake(): Promise<void>;
  /** Stops after the current run. */
  stop(): Promise<void>;
}

/** Work that waits in a table is looked for by polling and on a wake, by one turn at a time. */
export function createPollingWorker(options: {
  work(): Promise<void>;
  /** Called after each run, however often it was woken. */
  afterwards?(): Promise<void>;
  pollMilliseconds: number;
  onError(error: unknown): void;
}): PollingWorker {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = true;

  function wake(): Promise<void> {
    if (stopped) return Promise.resolve();
    if (running) {
      again = true;
      return running;
    }
    running = (async () => {
      try {
        do {
          again = false;
          await options.work();
        } while (again && !stopped);
        await options.afterwards?.();
      } catch (error) {
        options.onError(error);
      } finally {
        running = undefined;
      }
    })();
    return running;
  }

  function schedule(): void {
    if (stopped) return;
    timer = setTimeout(() => void wake().then(schedule), options.pollMilliseconds);
    timer.unref();
  }

  return {
    get isStopped() {
      return stopped;
    },
    start({ atOnce } = { atOnce: false }) {
      if (!stopped) return;
      stopped = false;
      if (atOnce) void wake().then(schedule);
      else schedule();
    },
    wake,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
