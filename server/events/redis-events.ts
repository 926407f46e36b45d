import { z } from 'zod';
import type { Log } from '../log.ts';
import type { PurgeEvent } from './purge-on-event.ts';

export interface RedisEvents {
  publish(event: PurgeEvent): Promise<void>;
  close(): Promise<void>;
}

const shape = z.object({ kind: z.string(), keys: z.array(z.string()) });

/**
 * Brings events to processes that have no database of their own. A channel keeps nothing: whoever was away has
 * missed something and does not know what, so coming back counts as a change of everything.
 */
export async function openRedisEvents(options: {
  url: string;
  siteId: string;
  log: Log;
  /** Only for processes that listen. */
  onEvent?(event: PurgeEvent): void;
  onReturn?(): void;
}): Promise<RedisEvents> {
  const { Redis } = await import('ioredis');
  const channel = `neutron:${options.siteId}:events`;
  const connection = new Redis(options.url, {
    lazyConnect: true,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    // Each ready connection is told below what to listen to. The library's own way has nobody who hears it fail.
    autoResubscribe: false,
  });
  let wasReady = false;
  connection.on('error', (error: unknown) =>
    options.log.warn('redis does not answer', { error: String(error) }),
  );
  connection.on('ready', () => {
    if (options.onEvent) void connection.subscribe(channel).catch(() => undefined);
    if (wasReady) options.onReturn?.();
    wasReady = true;
  });
  connection.on('message', (_channel: string, message: string) => {
    const event = parse(message);
    if (event) options.onEvent?.(event);
    else options.log.warn('an event on the redis channel is not readable');
  });
  // A Redis that is away must not keep the site from starting: it is joined when it is back.
  await connection.connect().catch(() => undefined);
  return {
    async publish({ kind, keys }) {
      await connection.publish(channel, JSON.stringify({ kind, keys })).catch((error: unknown) => {
        options.log.warn('an event did not reach redis', { error: String(error) });
      });
    },
    async close() {
      connection.disconnect();
    },
  };
}

function parse(message: string): PurgeEvent | undefined {
  try {
    return shape.safeParse(JSON.parse(message)).data;
  } catch {
    return undefined;
  }
}
