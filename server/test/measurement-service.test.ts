import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { publication } from '#api/test/publication.ts';
import type { MeasuredBatch } from '#content/entities/measured-batch.ts';
import { trackingDataExample } from '#content/examples/tracking-data.ts';
import { type OpenStore, openSqliteStore } from '#database/test/stores.ts';
import { createDashboard } from '#desk/measurement/dashboard.ts';
import { BootError } from '#platform/boot-error.ts';
import type { Log } from '#platform/log.ts';
import { createMeasurement, type MeasurementService } from '#services/measurement/service.ts';
import { ga4Settings } from '../services.ts';
import { testSecrets } from '../testing/create-test-app.ts';
import { createFakeApp } from '../testing/fake-app.ts';
import { openServices, openTestLimits } from '../testing/open-services.ts';
import { openStaffPage } from '../testing/open-staff-page.ts';

const quiet = () => undefined;
const log: Log = { debug: quiet, info: quiet, warn: quiet, error: quiet };
const siteUrl = new URL('https://wavelength.example');
const evil = '<script>alert(1)</script>';
const deskPaths = ['/desk/measurement/', '/desk/measurement/errors/', '/desk/measurement/events.json'];

describe('the measurement service', () => {
  let store: OpenStore;
  let service: MeasurementService;
  let root: string;
  let app: Awaited<ReturnType<typeof createFakeApp>>;
  const titlesOf = async () => new Map([['a-story', `The ${evil} story`]]);
  let services: Awaited<ReturnType<typeof openServices>>;
  beforeAll(async () => {
    store = await openSqliteStore();
    root = await mkdtemp(join(tmpdir(), 'neutron-measurement-'));
    await mkdir(join(root, 'build/services/measurement'), { recursive: true });
    await writeFile(join(root, 'build/services/measurement/tag.js'), 'window.Measurement = {};');
    service = createMeasurement({
      db: store.db,
      mapsDirectory: join(root, 'build/site/maps'),
      origin: siteUrl.origin,
      now: Date.now,
      log,
      onPopular: vi.fn(),
    });
    // A clock that does not move: no request is forgotten while the test runs.
    const limits = await openTestLimits({}, () => 1000);
    services = await openServices([service], { db: store.db, limits, siteUrl, root });
    const { reports } = service;
    const desk = openStaffPage(createDashboard({ reports, titlesOf, now: Date.now }), {
      staffToken: testSecrets.staffToken,
      origin: siteUrl.origin,
    });
    const router = {
      ...Object.fromEntries(deskPaths.map((path) => [path, desk])),
    };
    app = await createFakeApp({ respond: () => new Response('page'), router, routeFor: services.routeFor });
  });
  afterAll(async () => {
    await app.close();
    await services.close();
    await store.drop();
    await rm(root, { recursive: true });
  });

  const batch = (sessionId: string, events: Partial<MeasuredBatch['events'][0]>[] = [{}]): MeasuredBatch => ({
    consent: 'given',
    events: events.map((event) => ({
      name: 'page_view',
      time: 1,
      path: '/a/',
      page: { ...trackingDataExample, articleId: 'a-story', sessionId },
      params: {},
      ...event,
    })),
  });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    app.get(path, {
      method: 'POST',
      headers: { 'x-forwarded-for': '198.51.100.9', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const staff = { headers: { authorization: `Bearer ${testSecrets.staffToken}` } };
  const events = async (sessionId: string) => {
    const answer = await app.get(`/desk/measurement/events.json?limit=1000&sessionId=${sessionId}`, staff);
    return ((await answer.json()) as { data: { items: { name: string; page: object }[] } }).data.items;
  };

  it('AN-14 AN-22 answers 204 when a batch is stored, and lists its events to staff alone', async () => {
    const answer = await post('/collect', batch('listed'));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([204, 'no-store']);
    expect(await events('listed')).toMatchObject([{ name: 'page_view', page: { sessionId: 'listed' } }]);
    for (const path of deskPaths) expect((await app.get(path)).status).toBe(401);
  });

  it('AN-22 stores a batch once that a browser sends again because it got no response', async () => {
    const sent = { ...batch('again', [{}, { name: 'scroll_custom' }]), id: 'k3f9-again' };
    const answers = [await post('/collect', sent), await post('/collect', sent)];
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await events('again')).toHaveLength(2);
  });

  it.each<[string, number, string, unknown, Record<string, string>]>([
    ['no JSON', 400, 'bad_body', 'consent=given', {}],
    ['no events', 400, 'bad_body', { consent: 'given', events: [] }, {}],
    ['no consent', 403, 'consent_missing', { ...batch('never'), consent: 'unknown' }, {}],
    [
      'Global Privacy Control',
      403,
      'consent_missing',
      { ...batch('never'), consent: 'implied' },
      { 'sec-gpc': '1' },
    ],
    [
      'Global Privacy Control said twice',
      403,
      'consent_missing',
      { ...batch('never'), consent: 'implied' },
      { 'sec-gpc': '1, 1' },
    ],
    ['Do Not Track', 403, 'consent_missing', { ...batch('never'), consent: 'implied' }, { dnt: '1' }],
    ['a malformed id', 400, 'bad_body', { ...batch('never'), id: 'not an id' }, {}],
    ['a path no store keeps', 400, 'bad_body', batch('never', [{ path: '/\0/' }]), {}],
    ['a value no store keeps', 400, 'bad_body', batch('never', [{ params: { a: '\0' } }]), {}],
  ])('AN-21 rejects a batch with %s with a code', async (_name, status, reason, body, headers) => {
    const answer = await post('/collect', body, headers);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ errors: [{ reason }] });
    expect(await events('never')).toEqual([]);
  });

  it('a batch that no store keeps takes no other with it', async () => {
    const bodies = Array.from({ length: 12 }, (_, n) => batch('beside', n === 5 ? [{ path: '/\0/' }] : [{}]));
    const answers = await Promise.all(bodies.map((body) => post('/collect', body)));
    expect(answers.map(({ status }) => status)).toEqual(bodies.map((_, n) => (n === 5 ? 400 : 204)));
    expect(await events('beside')).toHaveLength(11);
  });

  it('lists any number of events, also one that is no whole number', async () => {
    const answer = await app.get('/desk/measurement/events.json?limit=1.5', staff);
    expect(answer.status).toBe(200);
  });

  it('rejects a body that is too large, too many requests, and other methods', async () => {
    const large = await post('/collect', 'x'.repeat(70_000));
    expect([large.status, large.headers.get('content-type')]).toEqual([
      413,
      'application/json; charset=utf-8',
    ]);
    expect((await app.get('/collect')).status).toBe(405);
    const flood = await Promise.all(
      Array.from({ length: 320 }, () =>
        post('/collect', batch('flood'), { 'x-forwarded-for': '198.51.100.77' }),
      ),
    );
    expect(flood.filter(({ status }) => status === 429)).toHaveLength(20);
    expect(await events('flood')).toHaveLength(flood.filter(({ status }) => status === 204).length);
  });

  it('AN-16 serves the file that audience panels count by, never from a cache', async () => {
    const answer = await app.get('/pageview_candidate.json');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.json()).toEqual({ pageviewCandidate: true });
  });

  it('shows staff views, stories, searches, scroll depth and vitals, escaped, with words for every picture', {
    timeout: 40_000,
  }, async () => {
    await post(
      '/collect',
      batch('shown', [
        { path: `/${evil}/`, params: { page_view_count: 1, referrer: 'search.example' } },
        { name: 'scroll_custom', params: { percent_scrolled: 25 } },
        { name: 'view_search_results', params: { search_term: evil, results: 0 } },
        { name: 'web_vitals', params: { metric_name: 'LCP', metric_value: 1234 } },
      ]),
    );
    const read = async () => (await app.get('/desk/measurement/', staff)).text();
    // A thread counts, and it has to start first.
    const html = await vi.waitFor(
      async () => {
        const text = await read();
        expect(text.includes('search.example')).toBe(true);
        return text;
      },
      { timeout: 30_000, interval: 100 },
    );
    expect(html).not.toContain('<script');
    expect(html).toMatch(/<figcaption>Page views: \d+ in all/);
    expect(html).toContain('The &lt;script&gt;');
    expect(html).toContain('<th scope="row">search.example</th><td>1</td>');
    expect(html).toContain(
      '<th scope="row" class="word">LCP</th><td>when the largest part stood</td><td>1,300 ms, good</td>',
    );
  });

  it('ER-24 takes error reports without consent, as they say nothing about readers, and lists them', async () => {
    const report = { message: `no ear ${evil}`, stack: 'Error: no ear', path: '/a/' };
    expect((await post('/error-report', report, { 'sec-gpc': '1' })).status).toBe(204);
    expect((await post('/error-report', { message: '' })).status).toBe(400);
    expect((await post('/error-report', { message: 'a\0b', path: '/x/' })).status).toBe(400);
    const html = await (await app.get('/desk/measurement/errors/', staff)).text();
    expect(html).toContain('no ear &lt;script&gt;');
    expect(html).not.toContain('<script');
  });

  it('AN-15 ER-24 lists the error pages of two addresses apart, each with its id', async () => {
    for (const [id, path] of [
      ['111', '/first-page/'],
      ['222', '/second-page/'],
      ['333', '/second-page/?a=1'],
    ])
      await post('/error-report', { message: `Error page 500 (error ${id})`, stack: '', path });
    const html = await (await app.get('/desk/measurement/errors/', staff)).text();
    const lines = [...html.matchAll(/\(error (\d+)\)<\/h2><p>(\d) times?,.*? last on (\S+)<\/p>/g)];
    expect(lines.map(([, ...found]) => found).sort()).toEqual([
      ['111', '1', '/first-page/'],
      ['333', '2', '/second-page/'],
    ]);
  });

  it('CN-13 AN-14 serves the measurement script, small and with the headers of all scripts', async () => {
    const answer = await app.get('/measurement/tag.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.text()).toBe('window.Measurement = {};');
  });

  it('does not start when it should forward and has no secret', async () => {
    const ga4 = { measurementId: 'G-TEST1', endpoint: 'https://mp.example/mp/collect' };
    const measurement = { ...publication.measurement, ga4 };
    const environment = { GA4_API_SECRET: undefined };
    const settings = { publication: { measurement }, environment, outbound: { request: vi.fn() } };
    expect(() => ga4Settings(settings)).toThrow(BootError);
  });
});
