import type { Database } from '#database/connect.ts';
import type { StoredEvent } from '#database/event.ts';
import { createEventPublisher, openEventSubscriber } from '#database/redis-events.ts';
import type { Log } from '#platform/log.ts';
import type { RedisLink } from '#platform/redis/redis-link.ts';
import type { Environment } from '../boot/environment.ts';
import type { PageCache } from '../edge/page-cache/page-cache.ts';
import { createDebouncedPurges, isCommentEvent } from './debounced-purges.ts';
import { type PurgeEvent, purgeOnEvent } from './purge-on-event.ts';

export interface Events {
  /** Something was committed in this process; what is given takes effect on its pages before this returns. */
  wake(event?: PurgeEvent): void;
  close(): Promise<void>;
}

/**
 * From a write to every cache. A process with the store reads the outbox; with Redis it notifies the others.
 * A site without the store listens to Redis; without Redis it learns nothing and its pages age by their own time.
 */
export async function connectEvents(options: {
  db: Database | undefined;
  cache: PageCache | undefined;
  environment: Pick<Environment, 'REDIS_URL'>;
  redis: RedisLink | undefined;
  siteId: string;
  /** Called for each event of any process. */
  onEvent?(event: StoredEvent): void;
  log: Log;
}): Promise<Events> {
  const { db, cache, log } = options;
  const onPurge = cache && purgeDebounced(cache);
  if (!db) return listen(options, onPurge);
  const publisher = options.redis && createEventPublisher(options.redis, options.siteId);

  const { createEventPump } = await import('#database/events.ts');
  const pump = createEventPump(db, {
    async onEvent(event) {
      onPurge?.(event);
      options.onEvent?.(event);
      await publisher?.publish(event);
    },
    onError: (error) => log.error('events not delivered', { error }),
  });
  await pump.start();
  return {
    wake(event) {
      if (event) onPurge?.(event);
      void pump.wake();
    },
    async close() {
      await pump.stop();
    },
  };
}

/** New comments show within this time, however many there are. */
const commentMilliseconds = 10_000;

function purgeDebounced(cache: PageCache): (event: PurgeEvent) => void {
  const purgeComments = createDebouncedPurges({
    purge: (keys) => cache.purge(keys),
    everyMilliseconds: commentMilliseconds,
    later: (work, milliseconds) => void setTimeout(work, milliseconds).unref(),
  });
  return (event) => (isCommentEvent(event) ? purgeComments(event.keys) : purgeOnEvent(cache, event));
}

/** A site without the store learns of changes over Redis. */
async function listen(
  { cache, environment, siteId, log }: Parameters<typeof connectEvents>[0],
  onEvent: ((event: PurgeEvent) => void) | undefined,
): Promise<Events> {
  const url = environment.REDIS_URL;
  if (!url || !cache || !onEvent) return { wake: () => undefined, close: async () => undefined };
  const forget = () => cache.purgeEverything();
  const subscriber = await openEventSubscriber({
    url,
    siteId,
    log,
    onEvent,
    onReturn: forget,
    onMissed: forget,
  });
  return { wake: () => undefined, close: subscriber.close };
}
