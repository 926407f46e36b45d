import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Counter, Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasToken } from '#platform/http/staff-credentials.ts';
import { createMemoryLimit } from '#platform/rate-limit/bucket.ts';
import { robotsTxt } from '#site/known-files/robots-txt.ts';
import { createCspReportHandler } from './edge/csp-report.ts';
import { createFetchHandler } from './edge/fetch-handler.ts';
import { createMetricsHandler, isLocal } from './edge/metrics-handler.ts';
import { limitHandler } from './edge/rate-limit/limit-handler.ts';
import { createRejection } from './edge/rate-limit/reject.ts';
import { createStaticFiles } from './edge/static-files.ts';
import { createStatusHandler, type StatusReport } from './edge/status-handler.ts';
import { createTextHandler } from './edge/text-handler.ts';
import { createFakeApp } from './testing/fake-app.ts';
import { rawRequest, statusOf } from './testing/raw-request.ts';

let app: Awaited<ReturnType<typeof createFakeApp>>;
let folder: string;
const details: StatusReport['details'] = async () => ({ version: '1', role: 'all', dependencies: [] });
const status: { now: StatusReport } = { now: { status: 'ready', store: 'ok', parts: {}, details } };
const logged: Record<string, unknown>[] = [];
const requests: { url: string; body: string; headers: Headers }[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neutron-static-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite/manifest.json'), '{}');
  await writeFile(join(folder, 'assets/entry-C7HmwBdC.js'), `export const text = '${'words '.repeat(200)}';`);
  await writeFile(join(folder, 'assets/face-DLE3yQgI.woff2'), Buffer.alloc(2000, 7));
  await writeFile(join(folder, 'assets/logo-DuxUw44O.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, 'plain.txt'), 'plain');
  const metrics = new Registry();
  const things = { name: 'neutron_things_total', help: 'Things', labelNames: ['kind'], registers: [metrics] };
  new Counter(things).inc({ kind: 'a' }, 2);
  const files = createStaticFiles({
    directory: folder,
    headers: { 'x-content-type-options': 'nosniff' },
    maxBytes: 1_000_000,
    aliases: { '/favicon.ico': '/assets/logo-DuxUw44O.svg', '/gone.ico': '/assets/none.png' },
  });
  const fileHandlers = [
    '/assets/entry-C7HmwBdC.js',
    '/assets/face-DLE3yQgI.woff2',
    '/assets/logo-DuxUw44O.svg',
    '/assets/none.js',
    '/plain.txt',
    '/favicon.ico',
    '/.vite/manifest.json',
  ];
  const log = {
    warn: (event: string, fields?: Record<string, unknown>) => void logged.push({ event, ...fields }),
    debug() {},
    info() {},
    error() {},
  };
  const reports = createMemoryLimit({ limit: 3, seconds: 60, now: () => 0 });
  const echo: Parameters<typeof createFetchHandler>[0] = {
    origin: 'https://wavelength.example',
    headers: { 'content-security-policy': "default-src 'none'" },
    async fetch(request) {
      requests.push({ url: request.url, body: await request.text(), headers: request.headers });
      return Response.json({ words: 'many words '.repeat(300) }, { headers: { etag: '"v1"' } });
    },
  };
  app = await createFakeApp({
    respond: () => new Response('page'),
    router: {
      ...Object.fromEntries(fileHandlers.map((path) => [path, files.handler])),
      '/status': createStatusHandler(async () => status.now),
      '/metrics': createMetricsHandler({ metrics, staffToken: 'a-staff-token-of-the-test' }),
      '/robots.txt': createTextHandler({
        type: 'text/plain',
        text: () => robotsTxt([], 'https://wavelength.example'),
      }),
      '/csp-report': limitHandler({
        handler: createCspReportHandler({ log }),
        limitFor: () => reports,
        callerOf: () => 'one caller',
        reject: createRejection({ callerOf: () => 'one caller', now: () => 0, delay: async () => undefined }),
      }),
      '/api/echo': createFetchHandler({ ...echo, takesStories: true }),
      '/comments/echo': createFetchHandler(echo),
    },
  });
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
  logged.length = 0;
  requests.length = 0;
});

describe('static files', () => {
  it('are kept forever when their name has a hash', async () => {
    const answer = await app.get('/assets/entry-C7HmwBdC.js');
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
    expect([answer.headers.get('content-encoding'), answer.headers.get('x-content-type-options')]).toEqual([
      'gzip',
      'nosniff',
    ]);
    expect(await answer.text()).toContain('words words');
    const again = await app.get('/assets/entry-C7HmwBdC.js', {
      headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('are not compressed twice', async () => {
    const answer = await app.get('/assets/face-DLE3yQgI.woff2');
    expect([answer.headers.get('content-type'), answer.headers.get('content-encoding')]).toEqual([
      'font/woff2',
      null,
    ]);
    expect((await answer.arrayBuffer()).byteLength).toBe(2000);
  });

  it('are revalidated after an hour when their name has no hash', async () => {
    expect((await app.get('/plain.txt')).headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('serve SVG without scripts, and redirect from other names', async () => {
    const answer = await app.get('/favicon.ico');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  });

  it.each(['/assets/none.js', '/.vite/manifest.json'])('%s is no file of ours', async (path) => {
    expect((await app.get(path)).status).toBe(404);
  });

  it('can only be read', async () => {
    expect((await app.get('/plain.txt', { method: 'POST', body: 'x' })).status).toBe(405);
  });
});

describe('/status', () => {
  it.each([
    ['ready', 200],
    ['draining', 503],
    ['starting', 503],
    ['degraded', 200],
    ['unavailable', 503],
  ] as const)('RT-79 says %s with %i', async (phase, code) => {
    const known = { status: phase, store: 'ok', parts: { database: 'ok' } } as const;
    status.now = { ...known, details };
    const answer = await app.get('/status');
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      code,
      'application/json; charset=utf-8',
      'no-store',
    ]);
    expect(await answer.json()).toEqual(known);
  });
});

describe('/metrics', () => {
  it('RT-79 is text with counters, for this machine', async () => {
    const answer = await app.get('/metrics');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    expect(await answer.text()).toBe(
      '# HELP neutron_things_total Things\n# TYPE neutron_things_total counter\nneutron_things_total{kind="a"} 2\n',
    );
  });

  it('is not there for what a proxy forwards, unless it carries the staff token', async () => {
    const forwarded = { 'x-forwarded-for': '203.0.113.9' };
    expect((await app.get('/metrics', { headers: forwarded })).status).toBe(404);
    expect(
      (await app.get('/metrics', { headers: { ...forwarded, authorization: 'Bearer wrong' } })).status,
    ).toBe(404);
    expect(
      (
        await app.get('/metrics', {
          headers: { ...forwarded, authorization: 'Bearer a-staff-token-of-the-test' },
        })
      ).status,
    ).toBe(200);
  });

  it.each([
    ['127.0.0.1', { host: 'localhost:3000' }, true],
    ['::1', { host: '[::1]:3000' }, true],
    ['::ffff:127.0.0.1', { host: '127.0.0.1' }, true],
    ['10.0.0.7', { host: 'localhost' }, false],
    ['127.0.0.1', { host: 'wavelength.example' }, false],
    ['127.0.0.1', { host: 'localhost', 'x-real-ip': '1.2.3.4' }, false],
    ['127.0.0.1', { host: 'localhost', via: '1.1 proxy' }, false],
    [undefined, {}, false],
  ])('a request from %s with %o is of this machine: %s', (remoteAddress, headers, expected) => {
    expect(isLocal({ headers, socket: { remoteAddress } })).toBe(expected);
  });

  it.each([
    ['Bearer right', true],
    ['bearer right', true],
    ['Bearer righ', false],
    ['Basic right', false],
    ['right', false],
    [undefined, false],
  ])('the header %j opens: %s', (authorization, expected) => {
    expect(hasToken({ headers: { authorization } }, 'right')).toBe(expected);
  });
});

describe('/csp-report', () => {
  const report = {
    'csp-report': {
      'document-uri': 'https://wavelength.example/search/?q=private',
      'effective-directive': 'script-src',
      'blocked-uri': 'inline',
      'source-file': 'x\nforged line',
    },
  };
  const post = (body: string) =>
    app.get('/csp-report', { method: 'POST', body, headers: { 'content-type': 'application/csp-report' } });

  it('writes one line about it, without the query', async () => {
    expect((await post(JSON.stringify(report))).status).toBe(204);
    expect(logged).toEqual([
      expect.objectContaining({
        page: 'https://wavelength.example/search/',
        directive: 'script-src',
        blocked: 'inline',
      }),
    ]);
  });

  it.each(['', 'nonsense', '[]', 'null', '{"csp-report":7}', '{"__proto__":{"csp-report":{}}}'])(
    'rejects %j',
    async (body) => {
      expect((await post(body)).status).toBe(400);
      expect(logged).toEqual([]);
    },
  );

  it('rejects a body that is too large, too many requests, and other methods', async () => {
    expect((await post('x'.repeat(20_000))).status).toBe(413);
    expect((await app.get('/csp-report')).status).toBe(405);
    for (let count = 0; count < 2; count += 1) await post(JSON.stringify(report));
    const limited = await post(JSON.stringify(report));
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '20']);
  });
});

describe('a handler that speaks web requests', () => {
  it('gives the configured origin and no header that says how bytes travelled', async () => {
    const body = JSON.stringify({ a: 1 });
    const raw = await rawRequest(
      app.port,
      `POST /api/echo?x=1 HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    expect(statusOf(raw)).toBe(200);
    expect(requests[0]).toMatchObject({ url: 'https://wavelength.example/api/echo?x=1', body });
    expect([...(requests[0]?.headers.keys() ?? [])]).toEqual(['content-type', 'x-request-id']);
  });

  it('compresses, weakens the tag of bytes it changed, and adds its own headers', async () => {
    const answer = await app.get('/api/echo');
    expect([
      answer.headers.get('content-encoding'),
      answer.headers.get('etag'),
      answer.headers.get('vary'),
    ]).toEqual(['gzip', 'W/"v1"', 'Accept-Encoding']);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w.-]+$/);
  });

  it('accepts a request without a body', async () => {
    const raw = await rawRequest(app.port, 'POST /api/echo HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect([statusOf(raw), requests[0]?.body]).toEqual([200, '']);
  });

  it.each([
    ['/api/echo', 60_000, {}, 200],
    ['/api/echo', 100_000, {}, 413],
    ['/api/echo', 100_000, { authorization: 'Bearer x' }, 200],
    ['/api/echo', 1_100_000, { authorization: 'Bearer x' }, 413],
    ['/comments/echo', 60_000, { authorization: 'Bearer x' }, 200],
    ['/comments/echo', 100_000, { authorization: 'Bearer x' }, 413],
  ])(
    'takes much only where stories are sent, with a token: %s, %i bytes, %o',
    async (path, bytes, headers, expected) => {
      const answer = await app.get(path, { method: 'POST', body: 'x'.repeat(bytes), headers });
      expect(answer.status).toBe(expected);
    },
  );
});

it('robots.txt lets machines read what readers see', async () => {
  const answer = await app.get('/robots.txt');
  expect([answer.status, await answer.text()]).toEqual([
    200,
    expect.stringMatching(/^User-agent: \*\n(Disallow: .*\n)+Allow: \/\n/m),
  ]);
  const etag = answer.headers.get('etag') ?? '';
  const again = await app.get('/robots.txt', { headers: { 'if-none-match': etag } });
  expect([etag.length > 2, again.status]).toEqual([true, 304]);
});
