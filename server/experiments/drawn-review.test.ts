// One test from the drawing to the desk: pages of the real site, events of two readers, and what staff are told.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publication } from '#config';
import { reviewExample } from '#content/examples/review.ts';
import { trackingDataExample } from '#content/examples/tracking-data.ts';
import { type OpenStore, openSqliteStore } from '#database/test/stores.ts';
import { type Measurement, openMeasurement } from '#services/measurement/measurement.ts';
import { composed } from '#site/test/composed-pages.ts';
import { fakeApi } from '#site/test/fake-api.ts';
import { testSite } from '#site/test/test-site.ts';
import { createExperimentsPage } from '../desk/experiments-page.ts';
import { openFakeHouse } from '../testing/fake-house.ts';
import { createPageExperiments } from './page-experiments.ts';
import { screenFacts } from './screen-facts.ts';

/** The test of the publication, moved to these days: the collector counts by its own clock. */
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString();
const experiments = publication.experiments.map((test) =>
  test.id === 'stickyCta' ? { ...test, startDate: day(-1), endDate: day(2) } : test,
);
const path = `/product/${reviewExample.slug}/`;

let store: OpenStore;
let measurement: Measurement;
let house: Awaited<ReturnType<typeof openFakeHouse>>;
const draws = [0.1, 0.6];

beforeAll(async () => {
  store = await openSqliteStore();
  measurement = await openMeasurement({
    db: store.db,
    mapsDirectory: '/nowhere',
    origin: 'https://wavelength.example',
    now: Date.now,
    log: { warn: () => undefined },
    onPopular: async () => undefined,
  });
  const api = fakeApi(({ pageType, slug }) => {
    if (pageType !== 'review') return undefined;
    const meta = {
      componentName: 'review',
      componentDisplayName: 'Review',
      componentType: 'Review',
    } as const;
    const page = composed('review', slug, [
      { id: 'main', meta, metadata: {}, links: {}, data: reviewExample },
    ]);
    for (const one of page.data.layouts.flatMap(({ components }) => components)) one.view = 'review';
    return page;
  });
  const site = testSite({ api });
  house = await openFakeHouse({
    experiments: createPageExperiments({
      publication: { ...publication, experiments },
      screenOf: screenFacts,
      now: Date.now,
      random: () => draws.shift() ?? 0,
    }),
    respond: (request) => site.respond(request),
  });
}, 60_000);
afterAll(async () => {
  await house.close();
  await measurement.close();
  await store.drop();
});

it('AB-08 AB-19 AB-26 draws the bar for its bucket alone, and each reader gets their own page from the cache', async () => {
  const read = async (cookie = '') => {
    const answer = await house.get(path, { headers: { cookie } });
    const html = await answer.text();
    const own = (answer.headers.getSetCookie()[0] ?? '').split(';', 1)[0] ?? '';
    return { own, hasBar: html.includes('data-part="sticky-offer"'), state: answer.headers.get('x-cache') };
  };
  const one = await read();
  const two = await read();
  expect([one, two]).toEqual([
    { own: 'nemo_highlander=stickyCta:1:test', hasBar: true, state: 'miss' },
    { own: 'nemo_highlander=stickyCta:1:control', hasBar: false, state: 'miss' },
  ]);
  for (const { own, hasBar } of [one, two])
    expect(await read(own)).toEqual({ own: '', hasBar, state: 'hit' });
  // Who is in no test shares the plain page, and so does every crawler.
  const crawler = await house.get(path, { headers: { 'user-agent': 'Googlebot/2.1' } });
  expect(await crawler.text()).not.toContain('sticky-offer');
});

it('AB-12 AB-19 what readers of both buckets saw and did reaches the desk, with intervals and the draw judged', async () => {
  const send = (bucket: string, readers: number, reached: number) => {
    const arm = { experiment_id: 'stickyCta', experiment_version: '1', bucket };
    const event = (name: string, params: Record<string, string>) => ({
      name,
      time: Date.now(),
      path,
      page: { ...trackingDataExample, pageType: 'review' },
      params: { ...arm, ...params },
    });
    const batches = Array.from({ length: readers }, (_, reader) => ({
      consent: 'given',
      events: [
        event('experiment_exposure', {}),
        ...(reader < reached ? [event('experiment_goal', { goal: 'page_scrolled' })] : []),
      ],
    }));
    return Promise.all(
      batches.map((batch) =>
        measurement.take({ body: Buffer.from(JSON.stringify(batch)), isUnwilling: false }),
      ),
    );
  };
  const verdicts = [...(await send('test', 60, 45)), ...(await send('control', 55, 20))];
  expect(new Set(verdicts)).toEqual(new Set(['taken']));
  await measurement.rollUp();
  const page = createExperimentsPage({
    experiments,
    readCounts: measurement.experimentCounts,
    now: Date.now,
  });
  const html = await (await page()).text();
  const section = html.slice(html.indexOf('stickyCta, version 1: runs'));
  expect(section).toMatch(/Readers are spread as configured \(χ² 0\.22, p 0\.6\d+\)/);
  expect(section).toMatch(/>test<\/a><\/th><td>45 %<\/td><td>60<\/td>\s*<td>45<\/td><td>75\.00 % \(/);
  expect(section).toMatch(/\+38\.64 \(\+2\d\.\d+ to \+\d+\.\d+\), better/);

  // Far more readers of one bucket than the draw allows: the table is not to be believed.
  await send('test', 120, 0);
  await measurement.rollUp();
  expect(await (await page()).text()).toContain('The draw is broken');
});
