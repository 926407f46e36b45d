import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { served } from '#api/app.ts';
import { importPublication } from '#api/load/import-publication.ts';
import { migrateApi } from '#api/migrate-api.ts';
import { publication } from '#api/test/publication.ts';
import { now, seed } from '#api/test/seed.ts';
import { fuzzPart } from '#content/document/test/fuzz-seeds.ts';
import { usualLayouts, usualTexts } from '#content/layouts/usual-layouts.ts';
import { routePatterns } from '#content/rules/route-paths.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { createTestApp, testSecrets } from './testing/create-test-app.ts';
import { createChooser, hostileHeaders, hostileJson, hostileTexts } from './testing/hostile-values.ts';
import { openRenderedSite } from './testing/rendered-site.ts';

const known: Readonly<Record<string, string>> = {
  site: publication.siteId,
  experience: 'web',
  slug: 'first-story',
  topic1: 'laptops',
};
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

/** Names that the product reads from addresses, forms and headers, found where it reads them: new ones are walked too. */
const source = globSync('{api,content,server,services,site}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.|\/test(ing)?\/|browser\//.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const namesLike = (expression: RegExp) => [
  ...new Set([...source.matchAll(expression)].map(([, name = '']) => name)),
];
const parameters = namesLike(
  /(?:searchParams|params|query|form|url|given)\.(?:get|getAll|has)\('([\w[\]-]+)'\)/g,
);
const headers = [
  ...new Set([
    ...Object.keys(hostileHeaders),
    publication.preview.headerName.toLowerCase(),
    ...namesLike(/headers(?:\.get\(|\[)'([\w-]+)'/g),
  ]),
].filter((name) => !/^(content-length|host|connection|transfer-encoding|upgrade|expect)$/.test(name));

interface HostileRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

// Through the running server: its routes, its page cache, the real site, the API and a store.
describeStores.postgresInAll((open) => {
  let store: OpenStore;
  let root: string;
  let app: Awaited<ReturnType<typeof createTestApp>>;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'neutron-hostile-'));
    store = await open();
    await migrateApi(store.db);
    const pages = { layouts: [...usualLayouts], texts: [...usualTexts] };
    await importPublication(store.db, seed(pages), { now });
    app = await createTestApp({
      root,
      publication,
      environment: { DATA_DIR: root, RATE_LIMITS: 'off', ...store.environment },
      openSite: openRenderedSite,
    });
  });
  afterAll(async () => {
    await app.close();
    await store.drop();
    await rm(root, { recursive: true, force: true });
  });

  const send = ({ method, path, headers: given = {}, body }: HostileRequest) =>
    new Promise<number>((resolve, reject) => {
      const { hostname, port } = new URL(app.url);
      const sent = request({ agent: false, hostname, port, method, path, headers: given }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
        answer.on('error', reject);
      });
      sent.on('error', reject);
      sent.end(body);
    });

  /** Lists the requests that made the server fail, so that each can be repeated; `npm test` sends a part of them. */
  async function faultsOf(requests: readonly HostileRequest[]): Promise<string[]> {
    const faults: string[] = [];
    const left = fuzzPart(requests);
    const work = async () => {
      for (let request = left.shift(); request; request = left.shift()) {
        const status = await send(request).catch((error: unknown) => String(error));
        if (typeof status === 'string' || status >= 500 || status < 200)
          faults.push(`${status} ${JSON.stringify(request).slice(0, 400)}`);
      }
    };
    await Promise.all(Array.from({ length: 8 }, work));
    return faults;
  }

  const key = `apiKey=${publication.apiKey}`;
  const staff = { authorization: `Bearer ${testSecrets.staffToken}` };
  const fill = (pattern: string, given: Readonly<Record<string, string>> = {}) =>
    pattern.replace(/\{(\w+)\??\}/g, (_, name: string) => encode(given[name] ?? known[name] ?? '1'));

  it('VAL-03 no call answers 5xx, whatever its path, query or body says', async () => {
    const choose = createChooser(19);
    const requests: HostileRequest[] = [];
    for (const { call } of served) {
      const more = call.auth === 'staff' ? staff : {};
      const add = (path: string, body?: string, type = 'application/json') =>
        requests.push({
          method: call.method,
          path,
          headers: { ...more, ...(body === undefined ? {} : { 'content-type': type }) },
          ...(body === undefined ? {} : { body }),
        });
      const usual = `${fill(call.path)}?${key}`;
      for (const name of Object.keys(call.params.shape))
        for (let n = 0; n < 3; n += 1) add(`${fill(call.path, { [name]: choose(hostileTexts) })}?${key}`);
      for (const name of Object.keys(call.query.shape)) {
        for (let n = 0; n < 5; n += 1)
          add(`${usual}&searchQuery=story&${name}=${encode(choose(hostileTexts))}`);
        add(`${usual}&${name}=a&${name}=b&${name}[]=c&__proto__=d`);
      }
      if (!call.body) continue;
      for (const value of [...hostileJson, 'a']) add(usual, JSON.stringify(value));
      add(usual, `${'['.repeat(100_000)}${']'.repeat(100_000)}`);
      for (const body of ['', '{', '{"a":', '\u0000', '"\\ud800"']) add(usual, body);
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'x'])
        add(usual, '{"a":1}', type);
      const fields = fieldsOf(call.body);
      for (const field of fields)
        for (let n = 0; n < 2; n += 1)
          add(usual, JSON.stringify(at(field, choose([...hostileJson, ...hostileTexts]))));
    }
    expect(requests.length).toBeGreaterThan(1000);
    expect(await faultsOf(requests)).toEqual([]);
  });

  it('VAL-03 no staff write answers 5xx for one wrong field in a sound body', async () => {
    const choose = createChooser(22);
    const stories = `/api/neutron/stories/${publication.siteId}`;
    const entries = `/api/neutron/vanity/${publication.siteId}/entries`;
    const { data } = (await (await app.read(`${stories}/story-1`)).json()) as { data: { story: object } };
    const target = { edition: 'us', targetType: 'url', target: { slug: '/latest/', availableOn: [] } };
    const sound: [string, (n: number) => Record<string, unknown>][] = [
      [stories, (n) => ({ story: { ...data.story, id: undefined, slug: `hostile-${n}` } })],
      [entries, (n) => ({ entry: { urlType: 'MASK', urlPath: `/hostile-${n}/`, targets: [target] } })],
    ];
    let count = 0;
    const requests = sound.flatMap(([path, bodyOf]) =>
      pathsOf(bodyOf(0)).flatMap((leaf) =>
        [choose(hostileTexts), '\ud800', 'a\u0000b', choose(hostileJson)].map((value) => {
          count += 1;
          const body = JSON.stringify(withValue(bodyOf(count), leaf, value));
          return { method: 'POST', path, headers: { ...staff, 'content-type': 'application/json' }, body };
        }),
      ),
    );
    expect(requests.length).toBeGreaterThan(100);
    expect(await faultsOf(requests)).toEqual([]);
    // Work for everybody's thread: too long, or too many tags.
    for (const body of ['a'.repeat(200_001), '<p>a</p>'.repeat(2501), '&lt;'.repeat(5001)]) {
      const long = { story: { ...data.story, id: undefined, slug: 'long', body } };
      const rejected = await app.write(stories, long);
      expect([rejected.status, await rejected.text()]).toEqual([400, expect.stringContaining('bad_body')]);
    }
    for (const [path, bodyOf] of sound) expect((await app.write(path, bodyOf(0))).status).toBe(201);
    // What was saved of it is shown without a fault too.
    expect(
      await faultsOf(
        ['/', '/latest/', '/latest/rss.xml', '/search/?q=story'].map((path) => ({ method: 'GET', path })),
      ),
    ).toEqual([]);
  });

  it('VAL-03 no page answers 5xx, whatever its address says', async () => {
    const choose = createChooser(20);
    const requests: HostileRequest[] = [];
    const get = (path: string) => requests.push({ method: 'GET', path });
    for (const pattern of Object.values(routePatterns)) {
      const names = [...pattern.matchAll(/\{(\w+)\??\}/g)].map(([, name = '']) => name);
      for (const name of names)
        for (let n = 0; n < 3; n += 1) get(fill(pattern, { [name]: choose(hostileTexts) }));
    }
    for (const name of parameters) {
      const value = encode(choose(hostileTexts));
      get(`/search/?q=story&${name}=${value}&${name}=${value}`);
      get(`/topic/laptops/?${name}=${encode(choose(hostileTexts))}`);
    }
    expect(await send({ method: 'GET', path: '/search/?q=story' })).toBe(200);
    // The filters of a search are read by the page and by the index: both have to reject the same.
    for (const value of hostileTexts) {
      const text = encode(value);
      get(`/search/?q=${text}`);
      get(`/search/?q=story&topic=${text}`);
      get(`/search/?q=story&author=${text}&type=${text}&date=${text}&sort=${text}`);
    }
    expect(await faultsOf(requests)).toEqual([]);
  });

  it('VAL-03 nothing else that is served answers 5xx, whatever parameters, headers and bodies say', async () => {
    const choose = createChooser(21);
    const requests: HostileRequest[] = [];
    const paths = app.paths.flatMap((path) =>
      path.endsWith('/') ? [path, `${path}a`, `${path}a/b/`] : [path],
    );
    for (const path of paths) {
      for (let n = 0; n < 4; n += 1) {
        const query = `${choose(parameters)}=${encode(choose(hostileTexts))}&${choose(parameters)}=1`;
        requests.push({ method: 'GET', path: `${path}?${query}` });
        const form = `${choose(parameters)}=${encode(choose(hostileTexts))}&${choose(parameters)}=%zz`;
        requests.push({
          method: 'POST',
          path,
          headers: { 'content-type': choose(['application/x-www-form-urlencoded', 'text/plain']) },
          body: form,
        });
        const json = JSON.stringify({
          [choose(parameters)]: choose(hostileJson),
          events: choose(hostileJson),
        });
        requests.push({
          method: choose(['POST', 'PUT', 'DELETE']),
          path,
          headers: { 'content-type': 'application/json' },
          body: json,
        });
      }
      requests.push({
        method: 'POST',
        path,
        headers: { 'content-type': 'multipart/form-data; boundary=a' },
        body: '--a\r\n\r\n',
      });
    }
    for (const header of headers) {
      const values = hostileHeaders[header] ?? hostileTexts.filter((text) => /^[ -~]*$/.test(text));
      for (const path of ['/', '/article/first-story/', '/latest/rss.xml', '/robots.txt', choose(paths)])
        for (let n = 0; n < 2; n += 1)
          requests.push({ method: 'GET', path, headers: { [header]: choose(values) } });
    }
    expect(await faultsOf(requests)).toEqual([]);
  });
});

/** Paths of every field of a schema, three levels deep. */
function fieldsOf(schema: z.ZodType, before: readonly string[] = []): string[][] {
  const { shape, element, innerType } = schema as { shape?: object; element?: z.ZodType } & {
    innerType?: z.ZodType;
  };
  const inner = innerType ?? (schema as { def?: { innerType?: z.ZodType } }).def?.innerType;
  if (inner) return fieldsOf(inner, before);
  if (element && before.length < 4) return fieldsOf(element, [...before, '0']);
  if (!shape || before.length >= 4) return before.length ? [[...before]] : [];
  return Object.entries(shape).flatMap(([name, field]) => [
    [...before, name],
    ...fieldsOf(field as z.ZodType, [...before, name]).filter((path) => path.length > before.length + 1),
  ]);
}

/** A body with a value at one place. */
function at(path: readonly string[], value: unknown): unknown {
  return path.reduceRight<unknown>((inside, name) => (name === '0' ? [inside] : { [name]: inside }), value);
}

function pathsOf(value: unknown, before: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...before]];
  return Object.entries(value).flatMap(([name, inside]) => pathsOf(inside, [...before, name]));
}

function withValue(body: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(body))
    return body.map((inside, index) => (String(index) === name ? withValue(inside, rest, value) : inside));
  const object = body as Record<string, unknown>;
  return { ...object, [name]: withValue(object[name], rest, value) };
}
