import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { trackingDataExample } from '#content/examples/tracking-data.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { beginForwarding, forwardToGa4 } from './forward/ga4-forwarder.ts';
import { verdictOn } from './intake/intake.ts';
import { type Measurement, openMeasurement } from './measurement.ts';
import { type MeasurementTables, migrateMeasurement } from './measurement-tables.ts';
import { leastViews } from './roll-up/popular-stories.ts';
import { byDay, lastDays, topKeys } from './roll-up/read-counts.ts';
import { readEvents } from './roll-up/read-events.ts';
import { prune, rollUp } from './roll-up/roll-up.ts';
import { bodyOf, makeBatch } from './test/make-batch.ts';

describeStores((open) => {
  let store: OpenStore;
  let measurement: Measurement;
  const options = {
    mapsDirectory: '/nowhere',
    origin: 'https://wavelength.example',
    now: Date.now,
    log: { warn: vi.fn() },
    onPopular: vi.fn(async () => {}),
  };
  beforeAll(async () => {
    store = await open();
    await migrateMeasurement(store.db);
    measurement = await openMeasurement({ ...options, db: store.db });
  });
  afterAll(async () => {
    await measurement.close();
    await store.drop();
  });
  const take = (value: unknown, isUnwilling = false) =>
    verdictOn(measurement.take, { body: bodyOf(value), isUnwilling });
  const days = () => lastDays(Date.now(), 1);
  const read = (sessionId: string) => readEvents(measurement.db, { sessionId, limit: 1000 });
  const session = (sessionId: string) => ({ page: { ...trackingDataExample, sessionId } });

  it('AN-14 AN-22 stores accepted events in order, with their tracking data', async () => {
    const own = session('in-order');
    expect(await take(makeBatch({ ...own, name: 'one' }, { ...own, name: 'two' }))).toBe('taken');
    expect(await take(makeBatch({ ...own, name: 'three' }))).toBe('taken');
    const events = await read('in-order');
    expect(events.map(({ name }) => name)).toEqual(['three', 'two', 'one']);
    expect(events[0]).toMatchObject({ ...own, path: '/article/a-story/', time: expect.any(Number) });
  });

  it('AN-21 stores no rejected batch, and still stores the others of its group', async () => {
    const own = session('rejected');
    const verdicts = await Promise.all([
      take({ ...makeBatch(own), consent: 'no' }),
      take({ ...makeBatch(own), events: [] }),
      take({ ...makeBatch(own), consent: 'implied' }, true),
      take(makeBatch({ ...own, name: 'good' })),
    ]);
    expect(verdicts).toEqual(['consent_missing', 'bad_body', 'consent_missing', 'taken']);
    expect((await read('rejected')).map(({ name }) => name)).toEqual(['good']);
  });

  it('AN-22 stores a repeated batch once, also in one group and in another process, and batches without id as before', async () => {
    const own = session('repeated');
    const named = (id: string, name: string) => ({ ...makeBatch({ ...own, name }), id });
    const other = await store.again();
    const second = await openMeasurement({ ...options, db: other });
    expect(
      await Promise.all([
        take(named('first', 'a')),
        take(named('first', 'a')),
        take(named('second', 'b')),
        take(makeBatch({ ...own, name: 'old' })),
        take(makeBatch({ ...own, name: 'old' })),
        verdictOn(second.take, { body: bodyOf(named('first', 'a')), isUnwilling: false }),
      ]),
    ).toEqual(Array.from({ length: 6 }, () => 'taken'));
    expect(await take(named('second', 'b'))).toBe('taken');
    await second.close();
    expect((await read('repeated')).map(({ name }) => name).sort()).toEqual(['a', 'b', 'old', 'old']);
  });

  it('AN-22 forgets the ids of batches after a day', async () => {
    await take({ ...makeBatch(session('ids')), id: 'for-a-day' });
    const ids = async () =>
      (await measurement.db.kysely.selectFrom('measurement_batches').select('id').execute()).map(
        ({ id }) => id,
      );
    await prune(measurement.db, Date.now() + 23 * 3_600_000);
    expect(await ids()).toContain('for-a-day');
    await prune(measurement.db, Date.now() + 25 * 3_600_000);
    expect(await ids()).not.toContain('for-a-day');
  });

  it('takes many at once and loses none', async () => {
    const own = session('many');
    const verdicts = await Promise.all(Array.from({ length: 300 }, () => take(makeBatch(own, own))));
    expect(new Set(verdicts)).toEqual(new Set(['taken']));
    expect(await read('many')).toHaveLength(600);
  });

  it('counts every event once, whichever process counts, and continues where it stopped', async () => {
    const path = '/article/counted/';
    for (let n = 0; n < 3; n += 1) await take(makeBatch({ path, params: { page_view_count: n + 1 } }));
    const other = await store.again();
    await Promise.all([rollUp(measurement.db), rollUp(other.as())]);
    await rollUp(measurement.db);
    expect(await topKeys(measurement.db, 'views.path', days(), 1000)).toContainEqual({ key: path, count: 3 });
    await take(makeBatch({ path }));
    await rollUp(measurement.db);
    expect(await topKeys(measurement.db, 'views.path', days(), 1000)).toContainEqual({ key: path, count: 4 });
    const [today] = await byDay(measurement.db, 'sessions', days());
    expect(today?.count).toBe(1);
  });

  it('gives experiments their counts by day and bucket', async () => {
    const arm = (bucket: string) => ({ experiment_id: 'cta', experiment_version: '1', bucket });
    await take(
      makeBatch(
        { name: 'experiment_exposure', params: arm('test') },
        { name: 'experiment_exposure', params: arm('test') },
        { name: 'experiment_exposure', params: arm('control') },
        { name: 'experiment_goal', params: { ...arm('test'), goal: 'sign_up' } },
        { name: 'experiment_exposure', params: { ...arm('test'), experiment_id: 'cta_other' } },
        { name: 'experiment_exposure', params: arm('a:forged:bucket') },
      ),
    );
    await rollUp(measurement.db);
    const day = days().to;
    expect(await measurement.experimentCounts('cta', days())).toEqual([
      { day, experiment: 'cta', version: '1', bucket: 'control', exposures: 1, goals: {} },
      { day, experiment: 'cta', version: '1', bucket: 'test', exposures: 2, goals: { sign_up: 1 } },
    ]);
  });

  it('hands popular stories on, once there is enough to tell', async () => {
    const other = await store.again();
    const onPopular = vi.fn(async () => {});
    const reader = await openMeasurement({ ...options, db: other, onPopular });
    const views = Array.from({ length: leastViews / 50 + 1 }, () =>
      makeBatch(
        ...Array.from({ length: 50 }, () => ({ page: { ...trackingDataExample, articleId: 'a-hit' } })),
      ),
    );
    for (const batch of views) await take(batch);
    await reader.reports.rollUp();
    expect(onPopular).toHaveBeenCalledWith(
      expect.arrayContaining([{ id: 'a-hit', score: (leastViews + 50) * 16 }]),
    );
    await reader.close();
  });

  it('forwards in order to the Measurement Protocol, and retries events that were not accepted', async () => {
    const other = await store.again();
    const sent: { url: URL; body: { client_id: string; events: { name: string }[] } }[] = [];
    let status = 500;
    const outbound = {
      request: async (address: string, options?: { body?: unknown }) => {
        sent.push({ url: new URL(address), body: JSON.parse(String(options?.body)) });
        return { status, discard() {} } as never;
      },
    };
    const ga4 = {
      measurementId: 'G-TEST1',
      apiSecret: 'a-secret-of-sixteen',
      endpoint: 'https://mp.example/mp/collect',
      origin: 'https://wavelength.example',
    };
    const db = other.as<MeasurementTables>();
    await beginForwarding(db);
    const own = session('forwarded');
    await take(makeBatch({ ...own, name: 'one' }, { ...own, name: 'two' }));
    await take(makeBatch({ ...own, name: 'three' }));
    for (let n = 0; n < 3; n += 1) await take(makeBatch(...Array.from({ length: 50 }, () => ({}))));
    await expect(forwardToGa4(db, outbound, ga4)).rejects.toThrow('answered 500');
    status = 204;
    sent.length = 0;
    const count = await forwardToGa4(db, outbound, ga4);
    expect(count).toBe(153);
    expect(sent[0]?.url.searchParams.get('measurement_id')).toBe('G-TEST1');
    expect(sent.every(({ body }) => body.events.length <= 25)).toBe(true);
    const inOrder = sent
      .filter(({ body }) => body.client_id === 'forwarded')
      .flatMap(({ body }) => body.events);
    expect(inOrder.map(({ name }) => name)).toEqual(['one', 'two', 'three']);
    expect(await forwardToGa4(db, outbound, ga4)).toBe(0);
  });

  it('forgets events after a month and keeps their counts', async () => {
    expect(await prune(measurement.db, Date.now())).toBe(0);
    expect(await prune(measurement.db, Date.now() + 31 * 86_400_000)).toBeGreaterThan(800);
    expect(await read('many')).toEqual([]);
    expect((await topKeys(measurement.db, 'views.path', days(), 10)).length).toBeGreaterThan(0);
  });

  it('ER-24 lists a failure once, however often it came, without queries of addresses', async () => {
    const report = { message: 'no ear at https://site/a/?token=1', stack: '', path: '/a/?q=1' };
    expect(await measurement.errors.take(JSON.stringify(report))).toBe('taken');
    expect(await measurement.errors.take(JSON.stringify(report))).toBe('taken');
    expect(await measurement.errors.take('{}')).toBe('bad_body');
    expect(await measurement.errors.take('no')).toBe('bad_body');
    expect(await measurement.errors.list(10)).toMatchObject([
      { message: 'no ear at https://site/a/', path: '/a/', count: 2 },
    ]);
  });
});

describe('a thread that dies', () => {
  it('is replaced, and no response claims that lost events were stored', async () => {
    const { createSqliteIntake } = await import('./intake/sqlite-intake.ts');
    const onError = vi.fn();
    const intake = createSqliteIntake({ file: '/nowhere/at/all.sqlite' }, onError);
    const arrival = { body: bodyOf(makeBatch()), isUnwilling: false };
    expect(await verdictOn(intake.take, arrival)).toBe('unavailable');
    expect(onError).toHaveBeenCalled();
    await intake.close();
  });
});
