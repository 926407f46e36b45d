import type { Api } from '#api/create-api.ts';
import type { Log } from '#platform/log.ts';
import { createNightlyChecks } from './nightly-checks.ts';

export interface ScheduleReport {
  /** Null before the first run. */
  lastRunAt: string | null;
  /** False if the last run failed. */
  healthy: boolean;
  /** The keys of version 0.1, until 0.3. */
  beat: string | null;
  isWell: boolean;
  /** When the next story is due to be published, and the next one to be withdrawn. */
  next: { publish: string | null; withdraw: string | null };
}

export interface Scheduler {
  start(): void;
  /** Call it after a write: a change may be due sooner now. */
  wake(): void;
  report(): Promise<ScheduleReport>;
  /** Resolves when the current run has ended. */
  stop(): Promise<void>;
}

/** How soon a change that another process scheduled is noticed. */
const longestWait = 5000;
const shortestWait = 50;

/**
 * Applies scheduled changes when they are due. They are rows in the database and each is applied there exactly once, so
 * this may stop at any moment and run in any number of processes.
 */
export function createScheduler(options: {
  api: Pick<Api, 'publishDue' | 'withdrawDue' | 'removeDeleted' | 'nextDue' | 'checkArchive' | 'openLinks'>;
  now(): number;
  log: Log;
  /** For tests. */
  later?(work: () => void, milliseconds: number): () => void;
}): Scheduler {
  const { api, now, log, later = laterByTimer } = options;
  let isOn = false;
  let lastRunAt: number | undefined;
  let healthy = true;
  let cancel = () => {};
  let running: Promise<void> | undefined;
  /** A write came during a run, perhaps after it had looked for the next change. */
  let isWoken = false;
  const nightlyChecks = createNightlyChecks({ api, now, log });

  async function applyDue(): Promise<void> {
    let wait = longestWait;
    const begun = now();
    isWoken = false;
    try {
      // Publishing comes first: a story that was due for both since the last run is published and withdrawn.
      const published = await api.publishDue();
      const withdrawn = await api.withdrawDue();
      const removed = await api.removeDeleted();
      if (removed > 0) log.info('deleted stories removed', { removed });
      if (published + withdrawn > 0) log.info('scheduled changes applied', { published, withdrawn });
      const next = await api.nextDue();
      const times = [next.publish, next.withdraw].filter((time) => time !== undefined);
      const hasDone = published + withdrawn > 0;
      wait = isWoken ? shortestWait : waitFor(Math.min(...times), { begun, now: now(), hasDone });
      healthy = true;
    } catch (error) {
      healthy = false;
      log.error('scheduled changes failed', { error });
    }
    lastRunAt = now();
    if (isOn) cancel = later(run, wait);
  }

  function run(): void {
    cancel();
    running ??= applyDue().finally(() => {
      running = undefined;
    });
  }

  return {
    start() {
      if (isOn) return;
      isOn = true;
      run();
      nightlyChecks.start();
    },
    wake() {
      if (!isOn) return;
      isWoken = running !== undefined;
      run();
    },
    async report() {
      const next = await api.nextDue().catch(() => ({ publish: undefined, withdraw: undefined }));
      return {
        lastRunAt: iso(lastRunAt),
        healthy,
        beat: iso(lastRunAt),
        isWell: healthy,
        next: { publish: iso(next.publish), withdraw: iso(next.withdraw) },
      };
    },
    async stop() {
      isOn = false;
      cancel();
      await Promise.all([running, nightlyChecks.stop()]);
    },
  };
}

/**
 * How long until the next run. What was due when a run began and still is has failed; it waits, so that the loop does not spin.
 * What became due meanwhile, or in the millisecond by which a timer may be early, is late already.
 */
function waitFor(next: number, run: { begun: number; now: number; hasDone: boolean }): number {
  if (next > run.begun) return Math.min(longestWait, Math.max(0, next - run.now));
  return run.hasDone ? shortestWait : longestWait;
}

const iso = (time: number | undefined) => (time === undefined ? null : new Date(time).toISOString());

function laterByTimer(work: () => void, milliseconds: number): () => void {
  const timer = setTimeout(work, milliseconds);
  timer.unref();
  return () => clearTimeout(timer);
}
