import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { importPublication } from '#api/load/import-publication.ts';
import { migrateApi } from '#api/migrate-api.ts';
import { publication } from '#api/test/publication.ts';
import { now, seed } from '#api/test/seed.ts';
import type { Publication } from '#content/publication/schema.ts';
import { connect } from '#database/connect.ts';
import { staffPages } from '#desk/document/staff-pages.ts';
import type { AuditTables } from '#services/audit/audit-tables.ts';
import type { IdentityTables } from '#services/identity/identity-tables.ts';
import type { NewsletterTables } from '#services/newsletters/newsletter-tables.ts';
import { subscribe } from '#services/newsletters/store/readers.ts';
import { createTestApp, jsonSite, until } from './testing/create-test-app.ts';

let filled: string;
let root: string;
const opened: { close(): Promise<void> }[] = [];

/** A data folder as a server left it: each test begins with a copy. */
beforeAll(async () => {
  filled = await mkdtemp(join(tmpdir(), 'neutron-app-'));
  const pictures = join(filled, 'originals/scenes');
  await mkdir(pictures, { recursive: true });
  const picture = sharp({ create: { width: 320, height: 180, channels: 3, background: '#336699' } });
  await picture.webp().toFile(join(pictures, 'first-story.webp'));
  const db = await connect({ file: join(filled, 'neutron.sqlite') });
  await migrateApi(db);
  await importPublication(db, seed(), { now });
  await db.close();
  const app = await createTestApp({ root: filled, publication, environment: { DATA_DIR: filled } });
  await app.close();
});
afterAll(() => rm(filled, { recursive: true, force: true }));

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'neutron-app-'));
  await cp(filled, root, { recursive: true });
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const app of opened.splice(0)) await app.close();
  await rm(root, { recursive: true, force: true });
});

async function open(environment: Record<string, string> = {}, of: Publication = publication) {
  const app = await createTestApp({
    root,
    publication: of,
    environment: { DATA_DIR: root, ...environment },
  });
  opened.push(app);
  return app;
}
const story = '/api/neutron/stories/testsite/story-1';
const page = '/article/first-story/';

async function retitle(app: Awaited<ReturnType<typeof open>>, title: string): Promise<void> {
  const { data } = await (await app.read(story)).json();
  const saved = await app.write(story, { baseVersion: data.version, story: { ...data.story, title } }, 'PUT');
  expect(saved.status).toBe(200);
  expect((await app.write(`${story}/publish`)).status).toBe(200);
}

describe('everything in one process', () => {
  it('ROLE-06 every page of the staff menu answers, also without a survey question', async () => {
    expect(publication).not.toHaveProperty('survey');
    const app = await open();
    for (const [place] of staffPages) {
      const answer = await app.read(`/desk/${place}/`);
      expect([place, answer.status]).toEqual([place, 200]);
    }
    expect(await (await app.read('/desk/survey/')).text()).toContain('No question is shown to readers');
    expect((await app.get('/survey/question.json')).status).toBe(404);
  });

  it.each([
    ['overridden features', () => `${page}?featureDisable=ads`, 60],
    ['addresses that lead nowhere', (index: number) => `/article/made-up-${index}/`, 120],
    ['forged preview tokens', (index: number) => `${page}?preview=${index}`, 600],
  ])('bounds what a stranger can have rendered by %s, and serves the others', async (_what, path, limit) => {
    const app = await open();
    await app.get(page);
    const statuses = new Map<number, number>();
    // While it asks, some of the allowance comes back.
    for (let index = 0; index < limit * 3 && !statuses.has(429); index += 1) {
      const { status } = await app.get(path(index));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(statuses.get(429)).toBe(1);
    expect([...statuses.keys()].some((status) => status >= 500)).toBe(false);
    const cached = await app.get(page);
    expect([cached.status, cached.headers.get('x-cache')]).toEqual([200, 'hit']);
  });

  it('CFG-04 serves pages, data and pictures, and calls no other host', async () => {
    const outside = vi.spyOn(globalThis, 'fetch');
    const app = await open();
    const first = await app.get(page);
    expect([first.status, first.headers.get('x-cache')]).toEqual([200, 'miss']);
    const text = await first.text();
    expect(text).toContain('Title of first-story');
    expect((await app.get(page)).headers.get('x-cache')).toBe('hit');
    const picture = await app.get(/\/resize\/[^"]+first-story\.webp[^"]+/.exec(text)?.[0] ?? '/none');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await (await app.get('/status')).json()).toEqual({
      status: 'ready',
      store: 'ok',
      parts: { database: 'ok', dataFolder: 'ok' },
    });
    expect((await app.get('/robots.txt')).status).toBe(200);
    expect(
      outside.mock.calls.map(([input]) => String(input)).filter((url) => !url.startsWith(app.url)),
    ).toEqual([]);
  });

  it('a story comes and goes at its time, also in the page cache, and /status tells what is next', async () => {
    const app = await open();
    const soon = new Date(Date.now() + 1500).toISOString();
    const far = new Date(Date.now() + 3_600_000).toISOString();
    expect((await app.get(page)).status).toBe(200);
    expect((await app.write(`${story}/withdraw`, { at: far })).status).toBe(200);
    expect(await (await app.read('/status')).json()).toMatchObject({
      schedule: { healthy: true, lastRunAt: expect.any(String), next: { withdraw: far } },
    });
    expect((await app.write(`${story}/withdraw`, { at: soon })).status).toBe(200);
    expect((await app.get(page)).status).toBe(200);
    await until(async () => (await app.get(page)).status === 404);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(soon));
  });

  it('a client over its API limit still gets pages, rendered again', async () => {
    const app = await open();
    const call = '/api/neutron/breaking-news/testsite/web';
    const statuses = new Set<number>();
    for (let count = 0; count < 30 && !statuses.has(429); count += 1) {
      const answers = await Promise.all(Array.from({ length: 25 }, () => app.get(call)));
      for (const answer of answers) statuses.add(answer.status);
      await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    }
    expect(statuses.has(429)).toBe(true);
    const made = await app.get(page);
    expect([made.status, made.headers.get('x-cache')]).toEqual([200, 'miss']);
    expect((await app.read(story)).status).toBe(200);
  });

  it.each(['/search/?searchQuery=first', '/search/2/?searchQuery=first'])(
    'SR-09 a client that requests %s without end gets 429, and still gets pages',
    async (path) => {
      const app = await open();
      let rejected: Response | undefined;
      for (let round = 0; round < 20 && !rejected; round += 1) {
        const answers = await Promise.all(Array.from({ length: 20 }, () => app.get(path)));
        rejected = answers.find(({ status }) => status === 429);
        await Promise.all(answers.map((answer) => answer.arrayBuffer()));
      }
      expect(rejected?.status).toBe(429);
      expect(Number(rejected?.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await app.get(page)).status).toBe(200);
    },
  );

  it('a body that is too long is rejected in the words of the API, and is in the audit log', async () => {
    const app = await open();
    const made = await app.write('/api/neutron/stories/testsite', { story: { body: 'x'.repeat(5_000_000) } });
    const [error] = (await made.json()).errors;
    expect([made.status, error.reason]).toEqual([413, 'body_too_large']);
    expect(error.message).toMatch(/^This is larger than 1 MB.* Nothing of it was stored\.$/);
    const db = await connect({ file: join(root, 'neutron.sqlite') });
    const entries = await db
      .as<AuditTables>()
      .kysely.selectFrom('audit_entries')
      .select(['what', 'about', 'detail'])
      .where('what', '=', 'change rejected')
      .execute();
    await db.close();
    expect(entries.map(({ detail }) => JSON.parse(detail))).toEqual([
      { call: 'createStory', reason: 'body_too_large' },
    ]);
  });

  it('an editor changes something, and readers see it', async () => {
    const app = await open();
    await app.get(page);
    await retitle(app, 'A better title');
    await until(async () => (await (await app.get(page)).text()).includes('A better title'));
    expect((await app.write(`${story}/withdraw`)).status).toBe(200);
    await until(async () => (await app.get(page)).status === 404);
    for (let count = 0; count < 20; count += 1) expect((await app.get(page)).status).toBe(404);
  });

  it('answers of the API carry their own policy and no page cache', async () => {
    const app = await open();
    const answer = await app.get('/api/neutron/lookup/testsite/story-1?apiKey=key');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(answer.headers.has('x-cache')).toBe(false);
    const rejected = await app.get('/api/neutron/lookup/testsite/story-1?apiKey=wrong');
    expect([rejected.status, (await rejected.json()).errors[0].reason]).toEqual([401, 'key_wrong']);
  });
});

it('closes the database although another part fails to stop, and logs the failure', async () => {
  const failed: unknown[] = [];
  const quiet = () => undefined;
  const error = (event: string, fields?: Record<string, unknown>) => void failed.push([event, fields?.step]);
  const app = await createTestApp({
    root,
    publication,
    environment: { DATA_DIR: root },
    log: { debug: quiet, info: quiet, warn: quiet, error },
    openSite: async (options) => ({
      ...(await jsonSite(options)),
      close: async () => {
        throw new Error('the site does not stop');
      },
    }),
  });
  await app.close();
  expect(failed).toEqual([['shutdown step failed', 'site']]);
  // SQLite removes its write-ahead log with the last connection.
  expect(existsSync(join(root, 'neutron.sqlite-wal'))).toBe(false);
});

describe('split over processes', () => {
  it('the site asks the API over HTTP, and each answers only for its part', async () => {
    const api = await open({ ROLE: 'api' });
    const media = await open({ ROLE: 'media' });
    const site = await open({ ROLE: 'site', API_URL: api.url });
    const answer = await site.get(page);
    const text = await answer.text();
    expect([answer.status, text.includes('Title of first-story')]).toEqual([200, true]);
    const picture = /\/resize\/[^"]+first-story\.webp[^"]+/.exec(text)?.[0] ?? '/none';
    expect((await media.get(picture)).status).toBe(200);
    expect([(await media.get(page)).status, (await api.get(page)).status]).toEqual([404, 404]);
    expect(await (await site.read('/status')).json()).toMatchObject({ role: 'site', store: 'none' });
  });

  it('the README tells the proxy of every path that is not of the site, and of no other', async () => {
    const readme = await readFile(new URL('README.md', import.meta.url), 'utf8');
    const survey = { id: 'one', question: 'Well?', answers: ['Yes', 'No'] };
    const site = await open({ ROLE: 'site', API_URL: 'http://localhost:9' });
    for (const role of ['api', 'services', 'media']) {
      const [row = ''] = readme.match(new RegExp(`^\\|.+\\| \`ROLE=${role}\` +\\|$`, 'm')) ?? [];
      const documented = [...row.matchAll(/`(\/[^`]+)`/g)].map(([, path = '']) =>
        path.replace('{site}', publication.siteId),
      );
      const { paths } = await open({ ROLE: role }, { ...publication, survey });
      const own = paths.filter((path) => !site.paths.includes(path));
      expect(own.filter((path) => !documented.some((begin) => path.startsWith(begin)))).toEqual([]);
      expect(documented.filter((begin) => !own.some((path) => path.startsWith(begin)))).toEqual([]);
      expect(documented.length).toBeGreaterThan(0);
    }
  });

  it('AU-14 a staff token of the services is good at the API, which serves none of their paths', async () => {
    const services = await open({ ROLE: 'services' });
    const api = await open({ ROLE: 'api' });
    const paths = ['/identity/.well-known/openid-configuration', '/comments/api/counts', '/desk/schedule/'];
    for (const path of paths) {
      expect((await services.read(path)).status).toBe(200);
      expect((await api.read(path)).status).toBe(404);
    }
    expect((await api.read(story)).status).toBe(200);
    expect((await services.read(story)).status).toBe(404);
  });

  it('ROLE=api needs no secret of a service that it does not run', async () => {
    const ga4 = { measurementId: 'G-TEST123', endpoint: 'https://ga4.example/mp/collect' };
    const botCheck = { kind: 'turnstile', siteKey: 'a-site-key' } as const;
    const { measurement } = publication;
    const bought = { ...publication, botCheck, measurement: { ...measurement, ga4 } };
    expect((await (await open({ ROLE: 'api' }, bought)).read(story)).status).toBe(200);
    await expect(open({ ROLE: 'services' }, bought)).rejects.toThrow('BOT_CHECK_SECRET is missing');
  });

  it('ROLE=api counts the subscribers of a newsletter before it removes one', async () => {
    const api = await open({ ROLE: 'api' });
    const { items } = (await (await api.read('/api/neutron/manage/testsite/newsletters')).json()).data;
    const path = `/api/neutron/manage/testsite/newsletters/${items[0].id}`;
    const db = (await connect({ file: join(root, 'neutron.sqlite') })).as<NewsletterTables>();
    opened.push(db);
    await db.transaction((trx) => subscribe(trx, 'reader-1', items[0].id, 0));
    const answer = await api.write(path, undefined, 'DELETE');
    expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('1 subscriber')]);
  });

  it('the first accounts are created by whichever process loads the seed', async () => {
    const folder = join(root, 'new');
    await mkdir(folder);
    const file = join(folder, 'neutron.sqlite');
    const runSeed = async () => {
      const db = await connect({ file });
      await importPublication(db, seed(), { now });
      await db.close();
    };
    const shared = { root, publication, runSeed };
    for (const ROLE of ['api', 'services'])
      opened.push(await createTestApp({ ...shared, environment: { DATA_DIR: folder, ROLE } }));
    const db = await connect({ file });
    opened.push(db);
    const { kysely } = db.as<IdentityTables>();
    const accounts = await kysely.selectFrom('identity_accounts').select('role').orderBy('role').execute();
    expect(accounts).toEqual([{ role: 'reader' }, { role: 'staff' }]);
  });

  it('a page once rendered is served while the API is away', async () => {
    const api = await open({ ROLE: 'api' });
    const site = await open({ ROLE: 'site', API_URL: api.url });
    await site.get(page);
    await api.close();
    const answer = await site.get(page);
    expect([answer.status, answer.headers.get('x-cache')]).toEqual([200, 'hit']);
    expect((await site.get('/article/second-story/')).status).toBe(500);
    const status = await site.get('/status');
    expect([status.status, await status.json()]).toMatchObject([
      200,
      { status: 'degraded', store: 'none', parts: { api: 'failing' } },
    ]);
  });
});
