import type { Database } from '#database/connect.ts';
import type { Environment } from '../environment.ts';
import type { Log } from '../log.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { purgeOnEvent } from './purge-on-event.ts';
import { openRedisEvents, type RedisEvents } from './redis-events.ts';

export interface Events {
  /** Something was committed in this process. */
  nudge(): void;
  close(): Promise<void>;
}

/**
 * From a write to every cache. A process with the store reads the outbox; with Redis it tells the others.
 * A site without the store listens to Redis; without Redis it learns nothing and its pages age by their own time.
 */
export async function connectEvents(options: {
  db: Database | undefined;
  cache: PageCache | undefined;
  environment: Pick<Environment, 'REDIS_URL'>;
  siteId: string;
  log: Log;
}): Promise<Events> {
  const { db, cache, log } = options;
  const redis = await openRedis(options);
  if (!db) return { nudge: () => undefined, close: async () => redis?.close() };

  const { createEventPump } = await import('#database/events.ts');
  const pump = createEventPump(db, {
    async onEvent(event) {
      if (cache) purgeOnEvent(cache, event);
      await redis?.publish(event);
    },
    onError: (error) => log.error('events not delivered', { error }),
  });
  await pump.start();
  return {
    nudge: () => void pump.nudge(),
    async close() {
      await pump.stop();
      await redis?.close();
    },
  };
}

function openRedis({
  db,
  cache,
  environment,
  siteId,
  log,
}: Parameters<typeof connectEvents>[0]): Promise<RedisEvents> | undefined {
  const url = environment.REDIS_URL;
  if (!url || (!db && !cache)) return undefined;
  if (db || !cache) return openRedisEvents({ url, siteId, log });
  return openRedisEvents({
    url,
    siteId,
    log,
    onEvent: (event) => purgeOnEvent(cache, event),
    onReturn: () => cache.purgeEverything(),
  });
}
