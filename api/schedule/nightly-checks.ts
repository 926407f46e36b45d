import type { Api } from '#api/create-api.ts';
import { newsroomMidnight, newsroomTime } from '#content/rules/newsroom-time.ts';
import type { Log } from '#platform/log.ts';
import { createPollingWorker } from '#platform/polling-worker.ts';

const day = 86_400_000;
/** By the newsroom's clock, when few people read or write. */
const hour = 3;
const pollMilliseconds = 20_000;
/** A server that was off at night makes up for it, when its start is done and forgotten. */
const afterStart = 600_000;
/** Between a few stories and the next few, so that readers never wait for the archive. */
const pauseMilliseconds = 250;

/** The last three o'clock of the newsroom. */
export function lastNight(now: number): number {
  const midnight = Math.floor(newsroomTime(now).getTime() / day) * day;
  const night = newsroomMidnight(midnight) + hour * 3_600_000;
  return night <= now ? night : newsroomMidnight(midnight - day) + hour * 3_600_000;
}

/** Checks every published story once a night, and opens links to other sites when a check has met new ones. */
export function createNightlyChecks(options: {
  api: Pick<Api, 'checkArchive' | 'openLinks'>;
  now(): number;
  log: Log;
  pause?: () => Promise<unknown>;
}) {
  const {
    api,
    now,
    log,
    pause = () => new Promise((resolve) => setTimeout(resolve, pauseMilliseconds)),
  } = options;
  const startedAt = now();
  let finished: number | undefined;

  async function checkArchive(): Promise<void> {
    const since = lastNight(now());
    if (finished === since || (now() < startedAt + afterStart && since < startedAt)) return;
    for (let after: number | undefined = 0; after !== undefined; await pause()) {
      if (worker.isStopped) return;
      after = await api.checkArchive({ after, since });
    }
    finished = since;
  }

  const worker = createPollingWorker({
    async work() {
      while ((await api.openLinks()) > 0 && !worker.isStopped) await pause();
      await checkArchive();
    },
    pollMilliseconds,
    onError: (error) => log.error('checks of the archive failed', { error }),
  });
  return worker;
}
