import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { verdictOn } from '../intake/intake.ts';
import { openMeasurement } from '../measurement.ts';
import { type MeasurementTables, migrateMeasurement } from '../measurement-tables.ts';
import { readEvents } from '../roll-up/read-events.ts';
import { prune, rollUp } from '../roll-up/roll-up.ts';
import { bodyOf, makeBatch } from '../test/make-batch.ts';
import { forwardToGa4 } from './ga4-forwarder.ts';

const month = 31 * 86_400_000;
let ahead = 0;
const baseSettings = {
  mapsDirectory: '/nowhere',
  origin: 'https://wavelength.example',
  now: () => Date.now() + ahead,
  log: { warn: vi.fn() },
  onPopular: async () => {},
};
const ga4 = {
  measurementId: 'G-TEST1',
  apiSecret: 'a-secret-of-sixteen',
  endpoint: 'https://mp.example/mp/collect',
};

describeStores((open) => {
  let store: OpenStore;
  let sent: string[];
  const outbound = {
    async request(_address: string, options?: { body?: unknown }) {
      for (const { name } of JSON.parse(String(options?.body)).events) sent.push(name);
      return { status: 204, discard() {} } as never;
    },
  };
  beforeEach(async () => {
    store = await open();
    await migrateMeasurement(store.db);
    sent = [];
    ahead = 0;
  });
  afterEach(() => store.drop());

  /** A server process with these settings. */
  async function start(settings: 'with GA4' | 'without GA4') {
    const db = await store.again();
    const isOn = settings === 'with GA4';
    const measurement = await openMeasurement({
      ...baseSettings,
      db,
      ga4: isOn ? { ...ga4, outbound } : undefined,
    });
    return {
      async collect(...names: string[]) {
        const body = bodyOf(makeBatch(...names.map((name) => ({ name }))));
        expect(await verdictOn(measurement.take, { body, isUnwilling: false })).toBe('taken');
      },
      /** What it does by itself every few seconds. */
      forward: () =>
        forwardToGa4(db.as<MeasurementTables>(), outbound, { ...ga4, origin: baseSettings.origin }),
      count: measurement.reports.rollUp,
      close: measurement.close,
    };
  }
  const forget = async () => {
    const db = store.db.as<MeasurementTables>();
    await rollUp(db);
    return prune(db, Date.now() + month);
  };

  it('AN-14 the first start with GA4 sends nothing that was collected before it', async () => {
    const before = await start('without GA4');
    await before.collect('before');
    await before.close();
    const first = await start('with GA4');
    await first.collect('one', 'two');
    await first.forward();
    expect(sent).toEqual(['one', 'two']);
    await first.close();
  });

  it('AN-14 a start without GA4 in between sends nothing twice, and nothing of its own time', async () => {
    const on = await start('with GA4');
    await on.collect('sent');
    await on.forward();
    await on.close();
    const off = await start('without GA4');
    await off.collect('unasked');
    await off.close();
    const again = await start('with GA4');
    await again.collect('after');
    await again.forward();
    expect(sent).toEqual(['sent', 'after']);
    await again.close();
  });

  it('AN-14 one process without GA4 beside others makes them send nothing twice, and stops none of them', async () => {
    const on = await start('with GA4');
    await on.collect('sent');
    await on.forward();
    const other = await start('without GA4');
    await on.forward();
    await on.collect('after');
    await on.forward();
    expect(sent).toEqual(['sent', 'after']);
    await Promise.all([on.close(), other.close()]);
  });

  it('AN-14 a restart with the same settings sends what had not gone yet', async () => {
    const on = await start('with GA4');
    await on.collect('waiting');
    await on.close();
    const again = await start('with GA4');
    await again.forward();
    expect(sent).toEqual(['waiting']);
    await again.close();
  });

  it('AN-14 events wait for GA4 before they are forgotten, and no longer once it is off', async () => {
    const on = await start('with GA4');
    await on.collect('waiting');
    await on.close();
    expect(await forget()).toBe(0);
    const off = await start('without GA4');
    expect(await forget()).toBe(1);
    await off.close();
  });

  it('AN-14 events wait no longer either when a process with the settings of before forwarded once more', async () => {
    const on = await start('with GA4');
    const off = await start('without GA4');
    await on.forward();
    await on.close();
    await off.collect('unsent');
    await off.count();
    ahead = month;
    await off.count();
    expect(await readEvents(store.db.as(), { limit: 10 })).toEqual([]);
    expect(sent).toEqual([]);
    await off.close();
  });
});
