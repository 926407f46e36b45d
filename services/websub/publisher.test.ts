import { afterEach, beforeEach, expect, it } from 'vitest';
import type { StoredEvent } from '#database/event.ts';
import { appendEvent, migrateOutbox } from '#database/outbox.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import type { OutboundClient } from '#platform/outbound/outbound-client.ts';
import { OutboundError } from '#platform/outbound/outbound-error.ts';
import { createPublisher, type Publisher } from './publisher.ts';
import { retryDelay } from './retry-delay.ts';
import { migrateWebSub } from './websub-tables.ts';

const hub = 'https://hub.example/';

describeStores((open) => {
  let store: OpenStore;
  let time: number;
  let pinged: string[];
  let answer: () => number;
  let made: Publisher[];

  const outbound: OutboundClient = {
    async request(address, options) {
      const status = answer();
      if (status === 0) throw new OutboundError('outbound_failed', 'no answer (ECONNREFUSED)');
      pinged.push(
        `${address} ${options?.method} ${new URLSearchParams(String(options?.body)).get('hub.topic')}`,
      );
      const body = (async function* () {})();
      return {
        url: address,
        status,
        headers: {},
        body,
        bytes: async () => Buffer.alloc(0),
        text: async () => '',
        discard: () => undefined,
      };
    },
  };
  const publisher = (db = store.db) => {
    const one = createPublisher({
      db,
      hubs: [hub],
      outbound,
      now: () => time,
      topicsOf: async (events: readonly StoredEvent[]) => [...new Set(events.flatMap(({ keys }) => keys))],
      log: { info: () => undefined, warn: () => undefined },
      // Woken by the test only.
      pollMilliseconds: 2 ** 30,
    });
    made.push(one);
    return one;
  };
  const publish = (...feeds: string[]) =>
    store.db.transaction((trx) =>
      appendEvent(trx, store.db.dialect, {
        kind: 'published',
        entity: 'article',
        entityId: 'x',
        keys: feeds,
        at: new Date(time),
      }),
    );

  beforeEach(async () => {
    store = await open();
    await migrateWebSub(store.db);
    time = 1_000_000;
    pinged = [];
    made = [];
    answer = () => 204;
    await migrateOutbox(store.db);
  });
  afterEach(async () => {
    await Promise.all(made.map((one) => one.close()));
    await store.drop();
  });

  it('FD-01 WebSub: the hub gets one ping for each changed feed, and none for earlier changes', async () => {
    await publish('https://w.example/old.xml');
    const one = publisher();
    await one.start();
    await publish('https://w.example/a.xml', 'https://w.example/b.xml');
    await publish('https://w.example/a.xml');
    await one.wake();
    expect(pinged.sort()).toEqual([
      `${hub} POST https://w.example/a.xml`,
      `${hub} POST https://w.example/b.xml`,
    ]);
    expect(await one.waiting()).toBe(0);
    await one.wake();
    expect(pinged).toHaveLength(2);
  });

  it.each([
    ['that is away', () => 0],
    ['that fails', () => 500],
    ['that rejects it', () => 403],
  ])('FD-01 WebSub: a hub %s gets the ping later', async (_name, failing) => {
    const one = publisher();
    await one.start();
    answer = failing;
    await publish('https://w.example/a.xml');
    await one.wake();
    expect(await one.waiting()).toBe(1);
    answer = () => 202;
    pinged = [];
    await one.wake();
    expect(pinged).toEqual([]);
    time += retryDelay(1) ?? 0;
    await one.wake();
    expect([pinged.length, await one.waiting()]).toEqual([1, 0]);
  });

  it('FD-01 WebSub: nothing is lost over a restart, neither events nor pings', async () => {
    const first = publisher();
    await first.start();
    answer = () => 0;
    await publish('https://w.example/a.xml');
    await first.wake();
    await first.close();
    await publish('https://w.example/b.xml');
    answer = () => 204;
    time += retryDelay(1) ?? 0;
    const second = publisher(await store.again());
    await second.start();
    await second.wake();
    expect(pinged.sort()).toEqual([
      `${hub} POST https://w.example/a.xml`,
      `${hub} POST https://w.example/b.xml`,
    ]);
  });

  it('FD-01 WebSub: two processes tell once', async () => {
    const [first, second] = [publisher(), publisher(await store.again())];
    await first.start();
    await second.start();
    await publish('https://w.example/a.xml', 'https://w.example/b.xml', 'https://w.example/c.xml');
    await Promise.all([first.wake(), second.wake()]);
    await Promise.all([first.wake(), second.wake()]);
    expect(pinged).toHaveLength(3);
  });

  it('FD-01 WebSub: a change during a ping causes another ping', async () => {
    const one = publisher();
    await one.start();
    let isFirst = true;
    const later: Promise<unknown>[] = [];
    answer = () => {
      if (isFirst) later.push(publish('https://w.example/a.xml').then(() => publisher().start()));
      isFirst = false;
      return 204;
    };
    await publish('https://w.example/a.xml');
    await one.wake();
    await Promise.all(later);
    await one.wake();
    expect(pinged).toHaveLength(2);
  });

  it('FD-01 WebSub: a hub that is gone for good is given up', async () => {
    const one = publisher();
    await one.start();
    answer = () => 0;
    await publish('https://w.example/a.xml');
    for (let attempt = 0; attempt < 25; attempt += 1) {
      await one.wake();
      time += 7 * 60 * 60 * 1000;
    }
    expect(await one.waiting()).toBe(0);
  });
});

it('FD-01 WebSub: waits grow and end', () => {
  const waits = Array.from({ length: 20 }, (_, index) => retryDelay(index + 1));
  expect(waits[0]).toBe(30_000);
  expect(waits[1]).toBe(60_000);
  expect(waits[18]).toBe(6 * 60 * 60 * 1000);
  expect(waits[19]).toBeUndefined();
});
