import { expect, it } from 'vitest';
import { createEventPublisher, openEventSubscriber } from '#database/redis-events.ts';
import type { Log } from '#platform/log.ts';
import { openRedisLink } from '#platform/redis/redis-link.ts';
import type { PurgeEvent } from '../events/purge-on-event.ts';
import { until } from '../testing/create-test-app.ts';
import { freePort } from '../testing/free-port.ts';
import { hasRedis, startRedis } from '../testing/redis-server.ts';

const quiet = () => undefined;
const log: Log = { debug: quiet, info: quiet, warn: quiet, error: quiet };
const dependencies = { up: quiet, down: quiet };
const tick = () => new Promise((resolve) => setImmediate(resolve));

/** How many subscriptions to a channel this Redis received. */
async function subscribeCalls(url: string): Promise<number> {
  const { Redis } = await import('ioredis');
  const connection = new Redis(url);
  try {
    return Number(/cmdstat_subscribe:calls=(\d+)/.exec(await connection.info('commandstats'))?.[1]);
  } finally {
    connection.disconnect();
  }
}

it.skipIf(!hasRedis)(
  'events reach a process without a store, and coming back counts as a change of everything',
  async () => {
    const { port, url, stop: stopFirst } = await startRedis();
    let stop = stopFirst;
    const received: PurgeEvent[] = [];
    let returns = 0;
    let missed = 0;
    const listener = await openEventSubscriber({
      url,
      siteId: 'testsite',
      log,
      onEvent: (event) => received.push(event),
      onReturn: () => {
        returns += 1;
      },
      onMissed: () => {
        missed += 1;
      },
    });
    const link = await openRedisLink({ url, dependencies });
    const writer = createEventPublisher(link, 'testsite');
    const elsewhere = createEventPublisher(link, 'another');
    try {
      await until(async () => {
        await elsewhere.publish({ kind: 'published', keys: ['not for us'] });
        await writer.publish({ kind: 'withdrawn', keys: ['a1', 'home'] });
        await tick();
        return received.length > 0;
      });
      expect(new Set(received.map((event) => JSON.stringify(event)))).toEqual(
        new Set(['{"kind":"withdrawn","keys":["a1","home"]}']),
      );
      expect(returns).toBe(0);
      await stop();
      await writer.publish({ kind: 'published', keys: ['lost'] });
      ({ stop } = await startRedis(port));
      await until(async () => {
        await tick();
        await writer.publish({ kind: 'published', keys: ['after'] });
        return received.some((event) => event.keys.includes('after'));
      });
      expect(returns).toBe(1);
      // A process that could not publish says so once it can: others may have been connected all the time.
      expect(missed).toBeLessThanOrEqual(1);
      expect(received.some((event) => event.keys.includes('lost'))).toBe(false);
      // Of two subscriptions one would fail silently when the connection closes again.
      expect(await subscribeCalls(url)).toBe(1);
    } finally {
      await listener.close();
      link.close();
      await stop();
    }
  },
);

it('a site starts although Redis is away', async () => {
  const url = `redis://127.0.0.1:${await freePort()}`;
  const link = await openRedisLink({ url, dependencies });
  const listener = await openEventSubscriber({ url, siteId: 'testsite', log, onEvent: quiet });
  await createEventPublisher(link, 'testsite').publish({ kind: 'published', keys: ['a1'] });
  await listener.close();
  link.close();
});
