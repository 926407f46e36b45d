import type { Api } from '#api/create-api.ts';
import type { Log } from '#platform/log.ts';

export interface ScheduleReport {
  /** When the schedule was last looked at; null before the first time. */
  beat: string | null;
  /** Whether that went well. */
  isWell: boolean;
  /** When the next story comes, and when the next one goes. */
  next: { publish: string | null; withdraw: string | null };
}

export interface Scheduler {
  start(): void;
  /** Something was written here: there may be something to do sooner. */
  wake(): void;
  report(): Promise<ScheduleReport>;
  /** Ends after what is being done. */
  stop(): Promise<void>;
}

/** How soon a plan made in another process is noticed. */
const longestWait = 5000;
const shortestWait = 50;

/**
 * Does what stories were scheduled for, when its time has come. All that is to be done stands in the database and is
 * done there exactly once, so this may stop at any moment and run in any number of processes.
 */
export function createScheduler(options: {
  api: Pick<Api, 'publishDue' | 'withdrawDue' | 'nextDue'>;
  now(): number;
  log: Log;
  /** For tests. */
  later?(work: () => void, milliseconds: number): () => void;
}): Scheduler {
  const { api, now, log, later = laterByTimer } = options;
  let isOn = false;
  let beat: number | undefined;
  let isWell = true;
  let cancel = () => {};
  let running: Promise<void> | undefined;

  async function look(): Promise<void> {
    let wait = longestWait;
    try {
      // First what comes, then what goes: a story that was to do both meanwhile does both.
      const published = await api.publishDue();
      const withdrawn = await api.withdrawDue();
      if (published + withdrawn > 0) log.info('schedule followed', { published, withdrawn });
      const next = await api.nextDue();
      const times = [next.publish, next.withdraw].filter((time) => time !== undefined);
      wait = waitFor(Math.min(...times) - now(), published + withdrawn > 0);
      isWell = true;
    } catch (error) {
      isWell = false;
      log.error('schedule not followed', { error });
    }
    beat = now();
    if (isOn) cancel = later(turn, wait);
  }

  function turn(): void {
    cancel();
    running ??= look().finally(() => {
      running = undefined;
    });
  }

  return {
    start() {
      if (isOn) return;
      isOn = true;
      turn();
    },
    wake() {
      if (isOn) turn();
    },
    async report() {
      const next = await api.nextDue().catch(() => ({ publish: undefined, withdraw: undefined }));
      return { beat: iso(beat), isWell, next: { publish: iso(next.publish), withdraw: iso(next.withdraw) } };
    },
    async stop() {
      isOn = false;
      cancel();
      await running;
    },
  };
}

/** What is overdue though all was tried must not keep us busy: it is tried again with the others. */
function waitFor(milliseconds: number, hasDone: boolean): number {
  if (milliseconds > 0) return Math.min(longestWait, milliseconds);
  return hasDone ? shortestWait : longestWait;
}

const iso = (time: number | undefined) => (time === undefined ? null : new Date(time).toISOString());

function laterByTimer(work: () => void, milliseconds: number): () => void {
  const timer = setTimeout(work, milliseconds);
  timer.unref();
  return () => clearTimeout(timer);
}
