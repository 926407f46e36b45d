import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeApp } from '../testing/fake-app.ts';
import { rawRequest, statusOf } from '../testing/raw-request.ts';
import { sendError } from './http/send.ts';

const long = 'A sentence that is worth compressing. '.repeat(60);
const surrogate = { 'surrogate-control': 'max-age=300', 'surrogate-key': 'a1' };
const pageOf = (text: string, more: Record<string, string> = {}, status = 200) =>
  new Response(text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=60',
      ...surrogate,
      ...more,
    },
  });

let app: Awaited<ReturnType<typeof createFakeApp>> | undefined;
async function open(options: Parameters<typeof createFakeApp>[0]) {
  app = await createFakeApp(options);
  return app;
}
afterEach(() => app?.close());

/** The answer as bytes: `fetch` would decompress them. */
async function bytes(port: number, headers: string, method = 'GET') {
  const raw = await rawRequest(
    port,
    `${method} /article/x/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`,
  );
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  return { head, body: Buffer.from(rest.join('\r\n\r\n'), 'latin1') };
}

describe('a page through the real server', () => {
  it('is rendered once, then comes from memory with its age', async () => {
    const { clock, get, seen } = await open({ respond: () => pageOf(long) });
    const first = await get('/article/x/');
    expect([first.status, first.headers.get('x-cache')]).toEqual([200, 'miss']);
    clock.now += 12_000;
    const second = await get('/article/x/');
    expect([second.headers.get('x-cache'), second.headers.get('age')]).toEqual(['hit', '12']);
    expect(await second.text()).toBe(long);
    expect(seen).toHaveLength(1);
    expect(second.headers.get('cache-control')).toBe('public, max-age=60');
    expect(second.headers.get('surrogate-key')).toBe('a1');
  });

  it('sends gzip, brotli and plain bytes, each with its own strong tag and length', async () => {
    const { get, port } = await open({ respond: () => pageOf(long) });
    await get('/article/x/');
    const gzip = await bytes(port, 'Accept-Encoding: gzip\r\n');
    expect(gunzipSync(gzip.body).toString()).toBe(long);
    expect(gzip.head).toContain(`content-length: ${gzip.body.length}`);
    const plain = await bytes(port, '');
    expect(plain.body.toString()).toBe(long);
    expect(plain.head).not.toContain('content-encoding');
    // Brotli is made after the first answer; ask until it is there.
    let brotli = await bytes(port, 'Accept-Encoding: br\r\n');
    for (let tries = 0; tries < 500 && !brotli.head.includes('content-encoding: br'); tries += 1)
      brotli = await bytes(port, 'Accept-Encoding: br\r\n');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(long);
    const tags = [gzip, plain, brotli].map(({ head }) => /etag: (".+")/.exec(head)?.[1]);
    expect(new Set(tags).size).toBe(3);
    for (const { head } of [gzip, plain, brotli]) expect(head).toMatch(/vary: Accept-Encoding/i);
  });

  it('answers 304 without a body to a reader whose copy is current, with the same entity tag', async () => {
    const { get, port } = await open({ respond: () => pageOf(long) });
    const tag = (await get('/article/x/')).headers.get('etag') ?? '';
    const { head, body } = await bytes(port, `If-None-Match: "other", ${tag}\r\n`);
    expect(head).toMatch(/^HTTP\/1\.1 304 /);
    expect(head).toContain(`etag: ${tag}`);
    expect(head).toContain('cache-control: public, max-age=60');
    expect(head).not.toMatch(/^content-(length|type|encoding)/im);
    expect(body).toHaveLength(0);
    expect((await get('/article/x/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('answers HEAD like GET without the body, and renders for it only once', async () => {
    const { port, seen } = await open({ respond: () => pageOf(long) });
    const miss = await bytes(port, 'Accept-Encoding: gzip\r\n', 'HEAD');
    const get = await bytes(port, 'Accept-Encoding: gzip\r\n');
    const hit = await bytes(port, 'Accept-Encoding: gzip\r\n', 'HEAD');
    const length = `content-length: ${get.body.length}`;
    for (const answer of [miss, hit]) {
      expect(answer.body).toHaveLength(0);
      expect(answer.head).toContain(length);
    }
    expect(seen).toHaveLength(1);
  });

  it('RM-24 sends errors as no-cache whatever age the route has', async () => {
    const statuses = [404, 500];
    const { get } = await open({ respond: () => pageOf('sorry', {}, statuses.shift() ?? 500) });
    for (const status of [404, 500]) {
      const answer = await get(`/${status}/`);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-cache']);
      expect(answer.headers.has('surrogate-control')).toBe(false);
    }
  });

  it('RM-19 asks the site every time for a page of age 0', async () => {
    const { get, seen } = await open({
      respond: () => pageOf('x', { 'cache-control': 'no-cache', 'surrogate-control': 'no-store' }),
    });
    expect((await get('/auth/flow/terms-of-service/')).headers.get('cache-control')).toBe('no-cache');
    await get('/auth/flow/terms-of-service/');
    expect(seen).toHaveLength(2);
  });

  it('shows a small page of its own when the site throws, and no stack trace', async () => {
    const { get } = await open({
      respond: () => {
        throw new Error('secret detail');
      },
    });
    const answer = await get('/article/x/');
    expect(answer.status).toBe(500);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).not.toMatch(/secret detail|at .*\.ts/);
  });

  it('keeps redirects with their place', async () => {
    const { get, seen } = await open({
      respond: () => new Response(null, { status: 301, headers: { location: '/new/', ...surrogate } }),
    });
    for (const state of ['miss', 'hit']) {
      const answer = await get('/old/');
      expect([answer.status, answer.headers.get('location'), answer.headers.get('x-cache')]).toEqual([
        301,
        '/new/',
        state,
      ]);
    }
    expect(seen).toHaveLength(1);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'rejects %s with 405 and says what is allowed',
    async (method) => {
      const { get, seen } = await open({ respond: () => pageOf('x') });
      const answer = await get('/article/x/', { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      expect(seen).toHaveLength(0);
    },
  );
});

describe('nothing unkeyed reaches the site', () => {
  const echo = (request: Request) =>
    pageOf(JSON.stringify({ url: request.url, headers: [...request.headers] }));

  it.each<Record<string, string>>([
    { 'x-forwarded-host': 'evil.example' },
    { 'x-forwarded-proto': 'http' },
    { 'x-original-url': '/desk/' },
    { 'x-preview': 'forged' },
    { cookie: 'preferredEdition=us; device=mobile; sid=secret' },
    { 'accept-language': 'de' },
    { 'user-agent': 'googlebot' },
    { authorization: 'Bearer x' },
    { 'cdn-preferred-edition': 'fr' },
    { range: 'bytes=0-3' },
  ])('not the header %o', async (headers) => {
    const { get } = await open({ respond: echo });
    const text = await (await get('/article/x/', { headers })).text();
    expect(JSON.parse(text)).toEqual({
      url: 'https://wavelength.example/article/x/',
      headers: [['cdn-preferred-edition', 'us']],
    });
  });

  it('not the Host', async () => {
    const { port, seen } = await open({ respond: echo });
    await rawRequest(port, 'GET /article/x/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n');
    expect(seen[0]?.url).toBe('https://wavelength.example/article/x/');
  });

  it('not a parameter that is no part of the key, so it can neither poison nor split the cache', async () => {
    const { get, seen } = await open({ respond: echo });
    await get('/article/x/?utm_source=a&callback=evil');
    expect((await get('/article/x/?fbclid=b')).headers.get('x-cache')).toBe('hit');
    expect(seen.map((request) => request.url)).toEqual(['https://wavelength.example/article/x/']);
  });

  it('keeps the search query, and keeps two queries apart', async () => {
    const { get, seen } = await open({ respond: echo });
    await get('/search/?q=phones&utm_source=a');
    await get('/search/?q=laptops');
    expect(seen.map((request) => new URL(request.url).search)).toEqual(['?q=phones', '?q=laptops']);
  });

  it.each(['/search/?q=a&q=b', '/?edition=us&edition=fr', '/?preview=a&preview=b'])(
    'rejects the doubled parameter of %s',
    async (path) => {
      const { get } = await open({ respond: echo });
      expect((await get(path)).status).toBe(400);
    },
  );

  it('RM-31 RM-34 keeps editions apart, by the cookie of the preferred one too', async () => {
    const { get, seen } = await open({ respond: echo, locales: [{ code: 'us' }, { code: 'uk' }] });
    await get('/');
    await get('/', { headers: { cookie: 'preferredEdition=uk' } });
    await get('/?edition=uk');
    expect(seen.map((request) => request.headers.get('cdn-preferred-edition'))).toEqual(['us', 'uk']);
  });
});

describe('what bypasses the cache', () => {
  it.each(['/article/x/?preview=token', '/article/x/?featureEnable=ads', '/article/x/?featureDisable=all'])(
    '%s is rendered each time and never kept',
    async (path) => {
      const { get, seen } = await open({
        respond: (request) => pageOf(request.url, { 'set-cookie': 'a=1' }),
      });
      for (let count = 1; count <= 2; count += 1) {
        const answer = await get(path);
        expect(answer.headers.get('x-cache')).toBe('bypass');
        expect(answer.headers.get('cache-control')).toBe('private, no-store');
        expect(answer.headers.has('surrogate-control')).toBe(false);
        expect(seen).toHaveLength(count);
      }
      expect((await get('/article/x/')).headers.get('x-cache')).toBe('miss');
    },
  );

  it.each(['preview=x', 'abTest=x', 'abTest=x:1:test', 'featureEnable=x', 'featureDisable=x,y'])(
    'what %s asks for does not exist: the shared page is served, nothing is rendered',
    async (query) => {
      const { get, seen } = await open({ respond: () => pageOf(long) });
      await get('/article/x/');
      for (let count = 0; count < 16; count += 1) {
        const answer = await get(`/article/x/?${query}${count}`);
        expect(answer.headers.get('x-cache')).toBe('hit');
        expect(await answer.text()).toBe(long);
      }
      expect(seen.map(({ url }) => new URL(url).search)).toEqual(['']);
    },
  );
});

describe('a flood of wishes that do not exist', () => {
  it('is counted, and rejected beyond the limit', async () => {
    const counted: string[] = [];
    const { get } = await open({
      respond: () => pageOf(long),
      limitMadeUp(context, goOn) {
        counted.push(context.target.query);
        return counted.length > 2 ? sendError(context, 'rate_limited') : goOn();
      },
    });
    const statuses = [];
    for (const query of ['preview=1', 'abTest=2', 'featureEnable=3', 'utm_source=mail', 'preview=token'])
      statuses.push((await get(`/article/x/?${query}`)).status);
    expect(statuses).toEqual([200, 200, 429, 200, 200]);
    expect(counted).toEqual(['preview=1', 'abTest=2', 'featureEnable=3']);
  });
});

describe('renders that only one caller gains from', () => {
  const allowed = 3;
  /** As many as the limit says, then a wait. */
  function countTo(limit: number) {
    const counted: string[] = [];
    const costs = {
      waitOf: () => (counted.length >= limit ? 7 : 0),
      count: (kind: string) => void counted.push(kind),
    };
    return { costs, counted };
  }
  const respond = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.startsWith('/made-up')) return pageOf('nowhere', {}, 404);
    if (pathname.startsWith('/old-')) return pageOf('', { location: '/new/' }, 301);
    if (pathname === '/broken/') throw new Error('it throws');
    if (/^\/latest\/0+\d\/$/.test(pathname)) return pageOf('page 2', { 'x-alias': 'yes' });
    if (pathname === '/user/') return pageOf('account', { 'cache-control': 'private, no-store' });
    return pageOf(`${pathname}${search}`);
  };

  it.each([
    ['addresses that lead nowhere', (index: number) => `/made-up-${index}/`, 'missingPages'],
    ['overridden features', () => '/?featureDisable=ads', 'uncachedPages'],
    ['pages that must not be cached', () => '/user/', 'uncachedPages'],
    ['searches', (index: number) => `/search/?q=word${index}`, 'uncachedPages'],
    ['addresses that moved', (index: number) => `/old-${index}/`, 'movedPages'],
    ['a page that fails', () => '/broken/', 'uncachedPages'],
    ['longer addresses of a page', (index: number) => `/latest/${'0'.repeat(index + 1)}2/`, 'uncachedPages'],
  ])('%s are counted, then rejected without a render', async (_what, path, kind) => {
    const { costs, counted } = countTo(allowed);
    const { get, seen } = await open({ respond, costs });
    await get('/article/x/');
    const statuses = [];
    for (let index = 0; index < 8; index += 1) {
      const answer = await get(path(index));
      statuses.push(answer.status);
      if (index >= allowed) expect(answer.headers.get('retry-after')).toBe('7');
    }
    expect(statuses.slice(allowed)).toEqual([429, 429, 429, 429, 429]);
    expect(counted).toEqual([kind, kind, kind]);
    // A page that fails is not tried again for every reader.
    expect(seen).toHaveLength(1 + (path(0) === '/broken/' ? 1 : allowed));
    // What others read too is served as ever.
    expect((await get('/article/x/')).headers.get('x-cache')).toBe('hit');
  });

  it('pages that others get from the cache are never counted', async () => {
    const { costs, counted } = countTo(allowed);
    const { get } = await open({ respond, costs });
    for (let index = 0; index < 8; index += 1) expect((await get(`/article/${index}/`)).status).toBe(200);
    expect(counted).toEqual([]);
  });

  it('beyond what may be rendered at once: cached pages go on, others get 503 with a time', async () => {
    const { promise: held, resolve: finish } = Promise.withResolvers<void>();
    const { get, seen } = await open({
      respond: async (request) => {
        if (request.url.includes('feature')) await held;
        return respond(request);
      },
    });
    await get('/article/x/');
    const rejected: Response[] = [];
    const hostile = Array.from({ length: 120 }, async () => {
      const answer = await get('/?featureDisable=ads');
      if (answer.status !== 200) rejected.push(answer);
      return answer.status;
    });
    await vi.waitFor(() => expect(rejected).toHaveLength(12));
    for (const answer of rejected)
      expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true]);
    expect((await get('/article/x/')).headers.get('x-cache')).toBe('hit');
    // Eight at once, as the fake app is configured; the others wait or were rejected.
    expect(seen).toHaveLength(1 + 8);
    finish();
    expect((await Promise.all(hostile)).filter((status) => status === 200)).toHaveLength(108);
  });
});

describe('the connection', () => {
  it('ends after eight requests that were sent ahead: thousands would each hold an answer in memory', async () => {
    const { port, seen } = await open({ respond: () => pageOf(long) });
    const many = Array.from({ length: 1000 }, (_, index) => `GET /${index}/ HTTP/1.1\r\nHost: a\r\n\r\n`);
    const raw = await rawRequest(port, many.join(''));
    expect(raw.match(/HTTP\/1\.1 200/g)).toHaveLength(9);
    expect(raw.match(/^connection: close\r$/gim)).toHaveLength(1);
    expect(seen).toHaveLength(9);
  });

  it.each([
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
    ['no address at all', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a malformed URL', 'GET /%zz/ HTTP/1.1\r\nHost: a\r\n\r\n'],
  ])('ends with a request with %s: what follows is not read', async (_what, request) => {
    const { port, seen } = await open({ respond: () => pageOf(long) });
    const raw = await rawRequest(port, `${request}GET /article/x/ HTTP/1.1\r\nHost: a\r\n\r\n`);
    expect(raw.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 400']);
    expect(raw).toMatch(/^connection: close\r$/im);
    expect(seen).toEqual([]);
  });

  it('keeps the id a caller gives when it is harmless, and never reflects another', async () => {
    const { get } = await open({
      respond: () => {
        throw new Error('x');
      },
      router: {
        '/fail': () => {
          throw new Error('x');
        },
      },
    });
    const good = await get('/fail', { headers: { 'x-request-id': 'trace-12345678' } });
    expect(good.headers.get('x-request-id')).toBe('trace-12345678');
    const bad = await get('/fail', { headers: { 'x-request-id': 'a"><script>' } });
    expect(bad.headers.get('x-request-id')).toMatch(/^[\w.-]+$/);
  });

  it('survives a reader who leaves in the middle', async () => {
    const { get } = await open({ respond: () => pageOf(long) });
    const controller = new AbortController();
    const leaving = get('/article/x/', { signal: controller.signal });
    controller.abort();
    await expect(leaving).rejects.toThrow();
    expect((await get('/article/x/')).status).toBe(200);
  });

  it('answers two requests of one connection in order', async () => {
    const { port } = await open({ respond: (request) => pageOf(new URL(request.url).pathname) });
    const raw = await rawRequest(
      port,
      'GET /a/ HTTP/1.1\r\nHost: x\r\n\r\nGET /b/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    );
    expect(statusOf(raw)).toBe(200);
    expect(raw.match(/\r\n\r\n(\/\w\/)/g)?.map((body) => body.trim())).toEqual(['/a/', '/b/']);
  });
});
