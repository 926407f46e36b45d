import { afterEach, beforeEach, expect, it } from 'vitest';
import { trackingDataExample } from '#content/examples/tracking-data.ts';
import { describeMigratedStores, type OpenStore } from '#database/test/stores.ts';
import { type MeasurementTables, migrateMeasurement } from '../measurement-tables.ts';
import { claimForwarding, leaseMilliseconds } from './forward-claim.ts';
import { beginForwarding, forwardToGa4 } from './ga4-forwarder.ts';

const options = {
  measurementId: 'G-TEST1',
  apiSecret: 'a-secret-of-sixteen',
  endpoint: 'https://mp.example/mp/collect',
  origin: 'https://wavelength.example',
};
/** More than one part, and many requests: each event is of a session of its own. */
const events = 700;
const startedAt = 1_794_000_000_000;

describeMigratedStores(migrateMeasurement, (open) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await open();
    await beginForwarding(store.db.as());
    const rows = Array.from({ length: events }, (_, n) => ({
      at: startedAt + n,
      time: n,
      name: `event_${n}`,
      path: '/',
      view_guid: 'v',
      session_id: `s${n}`,
      page: JSON.stringify({ ...trackingDataExample, sessionId: `s${n}` }),
      params: '{}',
    }));
    const { kysely } = store.db.as<MeasurementTables>();
    for (let from = 0; from < events; from += 100)
      await kysely
        .insertInto('measurement_events')
        .values(rows.slice(from, from + 100))
        .execute();
  });
  afterEach(() => store.drop());

  /** Another process, and what it sent. */
  async function forwarder(sent: string[], now: () => number = Date.now) {
    const db = (await store.again()).as<MeasurementTables>();
    const outbound = {
      async request(_address: string, options?: { body?: unknown }) {
        await new Promise(setImmediate);
        sent.push(JSON.parse(String(options?.body)).events[0].name);
        return { status: 204, discard() {} } as never;
      },
    };
    return () => forwardToGa4(db, outbound, { ...options, now });
  }

  it('AN-14 every event is forwarded by one process, however many forward at once', async () => {
    const sent: string[] = [];
    const processes = await Promise.all([forwarder(sent), forwarder(sent), forwarder(sent)]);
    const counts = await Promise.all(processes.map((forward) => forward()));
    expect(counts.toSorted((one, other) => one - other)).toEqual([0, 0, events]);
    expect(sent).toHaveLength(events);
    expect(new Set(sent).size).toBe(events);
    // Who came too late has nothing left to do, and nothing holds it up.
    expect(await processes[1]?.()).toBe(0);
  });

  it('AN-14 what a process that died had claimed is forwarded by the next, after its lease', async () => {
    const sent: string[] = [];
    let time = 1_000_000;
    expect(await claimForwarding(store.db.as(), 'ga4', () => time)).toBeDefined();
    const forward = await forwarder(sent, () => time);
    time += leaseMilliseconds - 1;
    expect(await forward()).toBe(0);
    time += 1;
    expect(await forward()).toBe(events);
    expect(sent).toHaveLength(events);
  });

  it('AN-14 a process that was too slow stops when another has taken over, and undoes nothing', async () => {
    let time = 1_000_000;
    const slow = await claimForwarding(store.db.as(), 'ga4', () => time);
    time += leaseMilliseconds;
    const sent: string[] = [];
    const next = await claimForwarding(store.db.as(), 'ga4', () => time);
    expect(await next?.advance(5)).toBe(true);
    expect(await slow?.isHeld()).toBe(false);
    expect(await slow?.advance(3)).toBe(false);
    await slow?.release();
    await next?.release();
    const forward = await forwarder(sent, () => time);
    expect(await forward()).toBe(events - 5);
  });

  it("AN-14 GA4 gets the server's time, not the reader's", async () => {
    const times: number[] = [];
    const outbound = {
      async request(_address: string, options?: { body?: unknown }) {
        times.push(JSON.parse(String(options?.body)).timestamp_micros);
        return { status: 204, discard() {} } as never;
      },
    };
    await forwardToGa4(store.db.as(), outbound, options);
    expect(times[0]).toBe(startedAt * 1000);
    expect(times.at(-1)).toBe((startedAt + events - 1) * 1000);
  });
});
