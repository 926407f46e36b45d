import type { Database } from '#database/connect.ts';
import type { StoredEvent } from '#database/event.ts';
import type { OutboundClient } from '#platform/outbound/outbound-client.ts';
import { isOutboundError } from '#platform/outbound/outbound-error.ts';
import { createPollingWorker } from '#platform/polling-worker.ts';
import { createPingStore } from './ping-store.ts';
import { retryDelay } from './retry-delay.ts';

interface PublisherOptions {
  db: Database;
  hubs: readonly string[];
  /** The URLs of the feeds that these events change. */
  topicsOf(events: readonly StoredEvent[]): Promise<readonly string[]>;
  outbound: OutboundClient;
  now(): number;
  log: {
    info(message: string, fields?: Record<string, unknown>): void;
    warn(message: string, fields?: Record<string, unknown>): void;
  };
  pollMilliseconds?: number;
}

export interface Publisher {
  start(): Promise<void>;
  /** Call it after a commit: checks for pings now instead of at the next poll. */
  wake(): Promise<void>;
  waiting(): Promise<number>;
  close(): Promise<void>;
}

/** Longer than an outbound request may take. */
const leaseMilliseconds = 60_000;

/**
 * Notifies WebSub hubs of changed feeds. Pings are stored in one transaction with the event cursor, so that neither a
 * restart nor an unreachable hub loses one; many changes of one feed are one ping.
 */
export function createPublisher(options: PublisherOptions): Publisher {
  const { hubs, outbound, now, log } = options;
  const store = createPingStore(options.db);
  const worker = createPollingWorker({
    work,
    pollMilliseconds: options.pollMilliseconds ?? 5000,
    onError: (error) => log.warn('WebSub ping failed', { error }),
  });

  async function sendPing(hub: string, topic: string): Promise<string | undefined> {
    try {
      const answer = await outbound.request(hub, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        // Old hubs read `hub.url`, new ones `hub.topic`.
        body: String(new URLSearchParams({ 'hub.mode': 'publish', 'hub.topic': topic, 'hub.url': topic })),
      });
      answer.discard();
      return answer.status >= 200 && answer.status < 300 ? undefined : `status ${answer.status}`;
    } catch (error) {
      return isOutboundError(error) ? error.message : String(error);
    }
  }

  async function work(): Promise<void> {
    while (!worker.isStopped && (await store.collect(options.topicsOf, hubs, now())));
    for (;;) {
      const pings = worker.isStopped ? [] : await store.claim(now(), leaseMilliseconds);
      if (pings.length === 0) return;
      for (const ping of pings) {
        const reason = await sendPing(ping.hub, ping.topic);
        const delay = reason === undefined ? undefined : retryDelay(ping.attempts + 1);
        if (delay !== undefined) await store.putBack(ping, now() + delay);
        else await store.remove(ping);
        // That a hub is away is logged by the client that calls it; what is lost is logged here.
        if (reason !== undefined && delay === undefined)
          log.warn('WebSub hub given up', { hub: ping.hub, feed: ping.topic, reason });
      }
    }
  }

  return {
    async start() {
      await store.begin();
      worker.start();
    },
    wake: worker.wake,
    waiting: store.count,
    close: worker.stop,
  };
}
