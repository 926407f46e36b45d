import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Desk, openDesk } from '#api/test/desk.ts';
import { type OpenStore, openSqliteStore } from '#database/test/stores.ts';
import type { OutboundClient } from '#platform/outbound/outbound-client.ts';
import { createWebSub } from '#services/websub/service.ts';
import { prepareServices } from '../run-services.ts';

const note = () => undefined;
const log = { debug: note, info: note, warn: note, error: note };
let store: OpenStore;
let desk: Desk;
beforeAll(async () => {
  store = await openSqliteStore();
  desk = await openDesk(store);
});
afterAll(() => store.drop());

async function openWebSub(hubs: string[], outbound: OutboundClient) {
  const { feedsOf } = desk.api.api;
  const { db } = store;
  const service = createWebSub({
    db,
    feedsOf,
    hubs,
    origin: 'https://w.example',
    outbound,
    log,
    now: Date.now,
  });
  const running = await prepareServices([service], { db, runsJobs: true, log });
  await running.start();
  return { service, close: running.close };
}

it('FD-01 WebSub is off without a hub', async () => {
  const outbound: OutboundClient = {
    request: async () => {
      throw new Error('no request expected');
    },
  };
  expect((await openWebSub([], outbound)).service.jobs ?? []).toEqual([]);
});

it('FD-01 FD-02 a published story causes a ping for each feed it is in, in every format; a draft does not', async () => {
  const pinged: string[] = [];
  const outbound: OutboundClient = {
    async request(_hub, init) {
      pinged.push(new URLSearchParams(String(init?.body)).get('hub.topic') ?? '');
      throw Object.assign(new Error('enough'), { code: 'outbound_failed' });
    },
  };
  const webSub = await openWebSub(['https://hub.example/'], outbound);
  const { id } = await desk.create({ topics: [{ slug: 'laptops', primary: true }], authorId: 'bob' });
  await webSub.service.wake();
  expect(pinged).toEqual([]);
  await desk.publish(id);
  await webSub.service.wake();
  for (const path of [
    '/news/rss.xml',
    '/latest/atom.xml',
    '/topic/laptops/rss.xml',
    '/topic/tech/feed.json',
    '/meet-the-team/bob-cole/rss.xml',
    '/tags/chips/rss.xml',
  ])
    expect(pinged).toContain(`https://w.example${path}`);
  expect(pinged).not.toContain('https://w.example/topic/security/rss.xml');
  await webSub.close();
});
