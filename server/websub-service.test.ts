import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Desk, openDesk } from '#api/test/desk.ts';
import { type OpenStore, openSqliteStore } from '#database/test/stores.ts';
import type { OutboundClient } from '#platform/outbound/outbound-client.ts';
import { createWebSubService } from './websub-service.ts';

const note = () => undefined;
const log = { debug: note, info: note, warn: note, error: note };
let store: OpenStore;
let desk: Desk;
beforeAll(async () => {
  store = await openSqliteStore();
  desk = await openDesk(store);
}, 60_000);
afterAll(() => store.drop());

const service = (hubs: string[], outbound: OutboundClient) =>
  createWebSubService({ db: store.db, api: desk.api.api, hubs, origin: 'https://w.example', outbound, log });

it('FD-01 WebSub is off without a hub', async () => {
  const outbound: OutboundClient = {
    request: async () => {
      throw new Error('no request expected');
    },
  };
  expect(await service([], outbound)).toBeUndefined();
});

it('FD-01 FD-02 a published story causes a ping for each feed it is in, in every format; a draft does not', async () => {
  const pinged: string[] = [];
  const outbound: OutboundClient = {
    async request(_hub, init) {
      pinged.push(new URLSearchParams(String(init?.body)).get('hub.topic') ?? '');
      throw Object.assign(new Error('enough'), { code: 'outbound_failed' });
    },
  };
  const publisher = await service(['https://hub.example/'], outbound);
  const { id } = await desk.create({ topics: [{ slug: 'laptops', primary: true }], authorId: 'bob' });
  await publisher?.wake();
  expect(pinged).toEqual([]);
  await desk.publish(id);
  await publisher?.wake();
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
  await publisher?.close();
});
