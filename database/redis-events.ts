import { z } from 'zod';
import type { Log } from '#platform/log.ts';
import type { RedisLink } from '#platform/redis/redis-link.ts';
import type { StoredEvent } from './event.ts';

/** The part of an event that is published to other processes. */
type PublishedEvent = Pick<StoredEvent, 'kind' | 'keys'>;

const shape = z.object({ kind: z.string(), keys: z.array(z.string()) });
/** Sent by a process that could not send something. */
const missedKind = 'missed';

const channelOf = (siteId: string) => `neutron:${siteId}:events`;

interface EventPublisher {
  publish(event: PublishedEvent): Promise<void>;
}

/** Delivers events to processes without a database. */
export function createEventPublisher(redis: RedisLink, siteId: string): EventPublisher {
  const channel = channelOf(siteId);
  let hasMissed = false;
  const send = (event: PublishedEvent) =>
    redis.run((connection) => connection.publish(channel, JSON.stringify(event)));
  redis.onReturn(() => {
    if (!hasMissed) return;
    hasMissed = false;
    // The content is unknown: listeners treat it as a change of everything.
    void send({ kind: missedKind, keys: [] });
  });
  return {
    async publish({ kind, keys }) {
      if ((await send({ kind, keys })) === undefined) hasMissed = true;
    },
  };
}

interface EventSubscriber {
  close(): Promise<void>;
}

const pingEveryMilliseconds = 5000;
const pingAnswerMilliseconds = 2000;

/**
 * Listens to the events of other processes. A channel stores nothing: a process that was disconnected has missed events and does not
 * know what, so coming back counts as a change of everything.
 */
export async function openEventSubscriber(options: {
  url: string;
  siteId: string;
  log: Log;
  onEvent(event: PublishedEvent): void;
  onReturn?(): void;
  /** Another process could not send something. */
  onMissed?(): void;
}): Promise<EventSubscriber> {
  const { Redis } = await import('ioredis');
  const channel = channelOf(options.siteId);
  const connection = new Redis(options.url, {
    lazyConnect: true,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    commandTimeout: pingAnswerMilliseconds,
    // Each ready connection subscribes below. The library's own resubscription does not report its failures.
    autoResubscribe: false,
  });
  let wasReady = false;
  // That Redis is away is logged by the connection for commands.
  connection.on('error', () => undefined);
  connection.on('ready', () => {
    void connection.subscribe(channel).catch(() => undefined);
    if (wasReady) options.onReturn?.();
    wasReady = true;
  });
  connection.on('message', (_channel: string, message: string) => {
    const event = parse(message);
    if (!event) options.log.warn('event on the redis channel is not readable');
    else if (event.kind === missedKind) options.onMissed?.();
    else options.onEvent(event);
  });
  // A connection that nothing comes through looks like one on which nothing happens.
  const timer = setInterval(() => {
    if (connection.status === 'ready') void connection.ping().catch(() => connection.disconnect(true));
  }, pingEveryMilliseconds).unref();
  // A Redis that is away must not keep the site from starting: it is joined when it is back.
  await Promise.race([connection.connect().catch(() => undefined), wait(pingAnswerMilliseconds)]);
  return {
    async close() {
      clearInterval(timer);
      connection.disconnect();
    },
  };
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds).unref());

function parse(message: string): PublishedEvent | undefined {
  try {
    return shape.safeParse(JSON.parse(message)).data;
  } catch {
    return undefined;
  }
}
