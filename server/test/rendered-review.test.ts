// One test from assignment to report: pages of the real site, events of two readers, and what staff see.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPageExperiments } from '#app/experiments/page-experiments.ts';
import { screenFacts } from '#app/routing/screen-facts.ts';
import { publication } from '#config';
import { reviewExample } from '#content/examples/review.ts';
import { trackingDataExample } from '#content/examples/tracking-data.ts';
import { staffTokenHolder } from '#content/rules/rights/staff-token.ts';
import { type OpenStore, openSqliteStore } from '#database/test/stores.ts';
import { createExperimentsPage } from '#desk/experiments/experiments-page.ts';
import { verdictOn } from '#services/measurement/intake/intake.ts';
import { type Measurement, openMeasurement } from '#services/measurement/measurement.ts';
import { migrateMeasurement } from '#services/measurement/measurement-tables.ts';
import { composed } from '#site/test/composed-pages.ts';
import { fakeApi } from '#site/test/fake-api.ts';
import { testSite } from '#site/test/test-site.ts';
import { createFakeApp } from '../testing/fake-app.ts';

/** A test of the publication, moved to these days: the collector counts by its own clock. */
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString();
const running = (id: string) =>
  publication.experiments.map((test) =>
    test.id === id ? { ...test, startDate: day(-1), endDate: day(2) } : test,
  );
const experiments = running('stickyCta');
const path = `/product/${reviewExample.slug}/`;

let store: OpenStore;
let measurement: Measurement;

beforeAll(async () => {
  store = await openSqliteStore();
  await migrateMeasurement(store.db);
  measurement = await openMeasurement({
    db: store.db,
    mapsDirectory: '/nowhere',
    origin: 'https://wavelength.example',
    now: Date.now,
    log: { warn: () => undefined },
    onPopular: async () => undefined,
  });
});
afterAll(async () => {
  await measurement.close();
  await store.drop();
});

const api = fakeApi(({ pageType, slug }) => {
  if (pageType !== 'review') return undefined;
  const meta = {
    componentName: 'review',
    componentDisplayName: 'Review',
    componentType: 'Review',
  } as const;
  const page = composed('review', slug, [{ id: 'main', meta, metadata: {}, links: {}, data: reviewExample }]);
  for (const one of page.data.layouts.flatMap(({ components }) => components)) one.view = 'review';
  return page;
});
const site = testSite({ api });

/** The app while one test runs; its first reader is assigned to `test`, its second for `control`. */
function createApp(id: string) {
  const randoms = [0.1, 0.6];
  return createFakeApp({
    experiments: createPageExperiments({
      publication: { ...publication, experiments: running(id) },
      screenOf: screenFacts,
      now: Date.now,
      random: () => randoms.shift() ?? 0,
    }),
    respond: (request) => site.respond(request),
  });
}

/** What only the one bucket's page holds, and only the other's. */
const variants: [ledger: string, id: string, test: RegExp, control: RegExp | undefined][] = [
  ['AB-15', 'details_precap', /<details[^>]*data-part="folded-scores"/, undefined],
  ['AB-16', 'cta_pricing', /<b>\$[\d,]+<\/b><a [^>]*><span[^>]*> See it at /, /<b>\$[\d,]+<\/b> at /],
  ['AB-17', 'precap_vs_hero', /data-part="precap"/, /data-part="hero"/],
  ['AB-19', 'stickyCta', /data-part="sticky-offer"/, undefined],
];

it.each(variants)(
  '%s AB-08 AB-26 %s renders another page for its bucket alone, and each reader gets their own from the cache',
  async (_ledger, id, ofTest, ofControl) => {
    const app = await createApp(id);
    const read = async (cookie = '') => {
      const answer = await app.get(path, { headers: { cookie } });
      const html = (await answer.text()).replaceAll('<!-- -->', '');
      const own = (answer.headers.getSetCookie()[0] ?? '').split(';', 1)[0] ?? '';
      const shown = [ofTest.test(html), ofControl?.test(html)];
      return { own, shown, state: answer.headers.get('x-cache') };
    };
    const [test, control] = [
      [true, ofControl && false],
      [false, ofControl && true],
    ];
    const rendered = [await read(), await read()];
    expect(rendered).toEqual([
      { own: `nemo_highlander=${id}:1:test`, shown: test, state: 'miss' },
      { own: `nemo_highlander=${id}:1:control`, shown: control, state: 'miss' },
    ]);
    for (const { own, shown } of rendered) expect(await read(own)).toEqual({ own: '', shown, state: 'hit' });
    // Who is in no test shares the plain page, and so does every crawler.
    const crawler = await app.get(path, { headers: { 'user-agent': 'Googlebot/2.1' } });
    expect(await crawler.text()).not.toMatch(ofTest);
    await app.close();
  },
);

it('AB-12 AB-19 what readers of both buckets saw and did reaches the desk, with intervals and a check of the assignment', async () => {
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
        ...(reader < reached ? [event('experiment_goal', { goal: 'affiliate_click' })] : []),
      ],
    }));
    return Promise.all(
      batches.map((batch) =>
        verdictOn(measurement.take, { body: Buffer.from(JSON.stringify(batch)), isUnwilling: false }),
      ),
    );
  };
  const verdicts = [...(await send('test', 60, 45)), ...(await send('control', 55, 20))];
  expect(new Set(verdicts)).toEqual(new Set(['taken']));
  await measurement.reports.rollUp();
  const page = createExperimentsPage({
    experiments,
    readCounts: measurement.experimentCounts,
    now: Date.now,
  });
  const request = new Request('http://x/desk/experiments/');
  const html = await (await page(request, staffTokenHolder)).text();
  const section = html.slice(html.indexOf('stickyCta, version 1: runs'));
  expect(section).toMatch(/Readers are spread as configured \(χ² 0\.22, p 0\.6\d+\)/);
  expect(section).toMatch(/>test<\/a><\/th><td>45 %<\/td><td>60<\/td>\s*<td>45<\/td><td>75\.00 % \(/);
  expect(section).toMatch(/\+38\.64 \(\+2\d\.\d+ to \+\d+\.\d+\), better/);

  // Far more readers of one bucket than the split allows: the table is not reliable.
  await send('test', 120, 0);
  await measurement.reports.rollUp();
  expect(await (await page(request, staffTokenHolder)).text()).toContain('The assignment is broken');
});
