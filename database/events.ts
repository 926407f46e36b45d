import { createPollingWorker } from '#platform/polling-worker.ts';
import type { Database } from './connect.ts';
import type { StoredEvent } from './event.ts';
import { getEventsAfter, getNewestEventId, pruneEvents } from './outbox.ts';

interface EventPumpOptions {
  /** Called for one event after the other. If it throws, the same event is delivered again at the next poll. */
  onEvent(event: StoredEvent): void | Promise<void>;
  /** How soon a write of another process is noticed. */
  pollMilliseconds?: number;
  onError?(error: unknown): void;
  now?: () => Date;
}

interface EventPump {
  /** Starts delivering the events written after this call. */
  start(): Promise<void>;
  /** Something was committed here: deliver now instead of at the next poll. */
  wake(): Promise<void>;
  stop(): Promise<void>;
}

const batch = 200;
const retentionDays = 7;
const pruneEveryMilliseconds = 60 * 60 * 1000;

/**
 * Delivers every event to this process at least once and in order: right after a local commit, and by polling for events
 * of other processes. Each process has its own position in the outbox, so none misses an event of another.
 */
export function createEventPump(db: Database, options: EventPumpOptions): EventPump {
  const { onEvent, pollMilliseconds = 250, onError = () => undefined, now = () => new Date() } = options;
  let cursor = 0;
  let prunedAt = 0;
  const worker = createPollingWorker({ work: deliver, afterwards: prune, pollMilliseconds, onError });

  async function deliver(): Promise<void> {
    for (;;) {
      const events = await getEventsAfter(db, cursor, batch);
      for (const event of events) {
        if (worker.isStopped) return;
        await onEvent(event);
        cursor = event.id;
      }
      if (events.length < batch) return;
    }
  }

  async function prune(): Promise<void> {
    const time = now().getTime();
    if (time - prunedAt < pruneEveryMilliseconds) return;
    prunedAt = time;
    const hour = 60 * 60 * 1000;
    await pruneEvents(db, new Date(time - retentionDays * 24 * hour), new Date(time - hour));
  }

  return {
    async start() {
      if (!worker.isStopped) return;
      cursor = await getNewestEventId(db);
      worker.start();
    },
    wake: worker.wake,
    stop: worker.stop,
  };
}
