import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHttpServer } from '#server/edge/http/http-server.ts';
import { createRequestListener } from '#server/edge/http/request-listener.ts';
import { linkedAddresses } from './linked-addresses.ts';
import { readMirrorIndex } from './mirror-index.ts';
import { plainDocument } from './plain-document.ts';
import { createMirrorHandler } from './serve-mirror.ts';
import { writeMirror } from './write-mirror.ts';

const origin = 'https://wavelength.example';
const html = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>x</title><link rel="stylesheet" href="/assets/a.css"><script src="/assets/a.js"></script></head><body><main>${body}</main></body></html>`;
const of = (type: string, text: string) => () => new Response(text, { headers: { 'content-type': type } });
const page = (body: string) => of('text/html; charset=utf-8', html(body));

const site: Record<string, () => Response> = {
  '/': page('<a href="/article/a/">a</a> <a href="/search/?q=x">search</a> <a href="/user/">account</a>'),
  '/sitemaps/': of('application/xml', `<loc>${origin}/sitemaps/articles/2026/</loc>`),
  '/sitemaps/articles/2026/': of(
    'application/xml',
    `<loc>${origin}/article/a/</loc><loc>${origin}/article/b/</loc>`,
  ),
  '/article/a/': page(
    '<img src="/resize/1/a.webp?w=1&amp;s=2" srcset="/resize/1/a.webp?w=2&amp;s=3 2x" alt=""> <a href="/latest/2/">more</a> <a href="https://elsewhere.example/">out</a>',
  ),
  '/article/b/': page('<a href="/old/">moved</a> <a href="/gone/">gone</a>'),
  '/latest/2/': page('a list'),
  '/old/': () => new Response(null, { status: 301, headers: { location: '/article/a/' } }),
  '/robots.txt': of('text/plain', 'User-agent: *'),
  '/favicon.ico': of('image/png', 'png'),
  '/assets/a.css': of(
    'text/css',
    "@font-face{src:url('/assets/f.woff2')} a{background:url(data:image/png;base64,x)}",
  ),
  '/assets/f.woff2': of('font/woff2', 'font'),
  '/resize/1/a.webp?w=1&s=2': of('image/webp', 'one'),
  '/resize/1/a.webp?w=2&s=3': of('image/webp', 'two'),
};

let folder: string;
let server: Server | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neutron-mirror-'));
});
afterEach(async () => {
  server?.closeAllConnections();
  server?.close();
  await rm(folder, { recursive: true, force: true });
});

const copy = () =>
  writeMirror({
    folder,
    origin,
    now: () => new Date('2026-11-17T12:00:00Z'),
    get: async (address) => site[address]?.() ?? new Response(html('Not found'), { status: 404 }),
  });

async function open() {
  const handler = createMirrorHandler(folder, await readMirrorIndex(folder));
  const quiet = () => undefined;
  const front = createRequestListener({
    routeFor: () => ({ name: 'mirror', handler }),
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    now: () => 0,
    onDone: quiet,
  });
  server = createHttpServer(front.listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
}

describe('a copy of the site', () => {
  it('has every page of the sitemaps, the pages they link and their assets, and reports what failed', async () => {
    const { missed } = await copy();
    expect(missed).toEqual([{ address: '/gone/', status: 404 }]);
    const { entries } = await readMirrorIndex(folder);
    expect(Object.keys(entries).sort()).toEqual(Object.keys(site).sort());
  });

  it('serves all of it without the site, with a notice, and without broken links', async () => {
    await copy();
    const get = await open();
    for (const path of ['/', '/article/a/', '/article/b/', '/latest/2/']) {
      const answer = await get(path);
      const text = await answer.text();
      expect([path, answer.status]).toEqual([path, 200]);
      expect(text).toContain('a copy of this page from November 17, 2026');
      expect(text).not.toContain('<script');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      const { pages, files } = linkedAddresses(text, origin);
      for (const linked of [...pages, ...files].filter((address) => address !== '/gone/')) {
        expect([linked, (await get(linked)).status]).toEqual([linked, linked === '/old/' ? 301 : 200]);
      }
    }
    expect((await get('/old/')).headers.get('location')).toBe('/article/a/');
    expect(await (await get('/resize/1/a.webp?w=2&s=3')).text()).toBe('two');
    // What readers bring along in an address makes no other page.
    expect((await get('/article/a/?utm_source=mail')).status).toBe(200);
  });

  it('answers 503 for what needs the server, and 404 for unknown paths', async () => {
    await copy();
    const get = await open();
    for (const path of ['/search/?q=x', '/user/', '/api/neutron/x', '/desk/']) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '300']);
    }
    const missing = await get('/nowhere/');
    expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('Not found')]);
    expect((await get('/article/a/', { method: 'POST', body: 'x' })).status).toBe(405);
  });

  it('stays complete while the next one is written, and when that fails half-way', async () => {
    await copy();
    const failing = writeMirror({
      folder,
      origin,
      now: () => new Date('2026-11-18T12:00:00Z'),
      get: async () => {
        throw new Error('the site went away');
      },
    });
    await expect(failing).rejects.toThrow('went away');
    const get = await open();
    expect((await get('/article/a/')).status).toBe(200);
  });
});

describe('a document without its server', () => {
  it('keeps structured data and drops scripts', () => {
    const given =
      '<html><head><script type="application/ld+json">{"a":1}</script><script>run()</script></head><body class="x"><p>text</p><script type="application/json" id="page-data">{}</script></body></html>';
    const plain = plainDocument(given, '2026-11-17');
    expect(plain).toContain(
      '<script type="application/ld+json">{"a":1}</script></head><body class="x"><aside',
    );
    expect(plain).not.toMatch(/run\(\)|page-data/);
    expect(plain).toContain('<p>text</p>');
  });
});
