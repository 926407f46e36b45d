export interface PollingWorker {
  readonly isStopped: boolean;
  /** From now on there is a turn every so often; `atOnce` begins with one. */
  start(how?: { atOnce: boolean }): void;
  /** There is work now: a turn instead of the next poll. During a turn it asks for one more. */
  wake(): Promise<void>;
  /** Ends after the turn that is under way. */
  stop(): Promise<void>;
}

/** Work that waits in a table is looked for by polling and on a wake, by one turn at a time. */
export function createPollingWorker(options: {
  work(): Promise<void>;
  /** After the work of a turn, however often it was asked for. */
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
