import type { Api } from '#api/create-api.ts';
import type { Log } from '#platform/log.ts';
import { createPollingWorker } from '#platform/polling-worker.ts';

const pollMilliseconds = 250;
/** How soon a change is listed whose process ended before it listed it. */
const unannouncedMilliseconds = 60_000;

/** Lists show what editors write: after each pause, in whichever process looks first. */
export function startDraftListing({
  api,
  now,
  log,
}: {
  api: Pick<Api, 'listDrafts'>;
  now(): number;
  log: Log;
}) {
  let isExpected = true;
  let lookedAt = 0;
  const worker = createPollingWorker({
    async work() {
      if (!isExpected && now() - lookedAt < unannouncedMilliseconds) return;
      lookedAt = now();
      // A change that is announced from here on may come too late for this look.
      isExpected = false;
      if (await api.listDrafts()) isExpected = true;
    },
    pollMilliseconds,
    onError: (error) => log.error('working copies could not be listed', { error }),
  });
  worker.start({ atOnce: true });
  return {
    /** A working copy has changed. */
    expect() {
      isExpected = true;
    },
    stop: () => worker.stop(),
  };
}
