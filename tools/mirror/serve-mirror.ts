import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Handler } from '#server/edge/http/request-context.ts';
import { sendError } from '#server/edge/http/send.ts';
import { addGzip, type FinishedPage, finishPage } from '#server/edge/page-cache/finished-page.ts';
import { sendPage } from '#server/edge/page-cache/send-page.ts';
import { needsServer } from './linked-addresses.ts';
import { filesFolder, type MirrorIndex } from './mirror-index.ts';

/** No scripts; images and styles only from the copy. */
const headers = [
  'content-security-policy',
  "default-src 'none'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'x-content-type-options',
  'nosniff',
  'referrer-policy',
  'strict-origin-when-cross-origin',
  'cross-origin-resource-policy',
  'same-site',
];
const seconds = 60;
/** Documents in memory; the least recently used is evicted first. */
const mostHeld = 2000;

/** Serves a copy: no database, no rendering. */
export function createMirrorHandler(folder: string, index: MirrorIndex): Handler {
  const held = new Map<string, Promise<FinishedPage>>();

  async function load(file: string, type: string, status: number): Promise<FinishedPage> {
    const bytes = await readFile(join(folder, filesFolder, file));
    const response = new Response(bytes, {
      status,
      headers: { 'content-type': type, 'cache-control': `public, max-age=${seconds}` },
    });
    const page = await finishPage(response, headers);
    await addGzip(page);
    return page;
  }

  function pageOf(file: string, type: string, status = 200): Promise<FinishedPage> {
    const known = held.get(file);
    held.delete(file);
    const page = known ?? load(file, type, status);
    held.set(file, page);
    page.catch(() => held.delete(file));
    if (held.size > mostHeld) held.delete(held.keys().next().value ?? '');
    return page;
  }

  return async (exchange) => {
    const { req, res, target } = exchange;
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return sendError(exchange, needsServer(target.path) ? 'unavailable' : 'method_not_allowed', {
        allow: 'GET, HEAD',
      });
    const entry =
      index.entries[target.query ? `${target.path}?${target.query}` : target.path] ??
      index.entries[target.path];
    if (entry && 'location' in entry) {
      res.writeHead(301, [...headers, 'location', entry.location, 'content-length', '0']);
      res.end();
      return;
    }
    if (!entry && needsServer(target.path))
      return sendError(exchange, 'unavailable', { retryAfterSeconds: 300 });
    const page = entry
      ? await pageOf(entry.file, entry.type)
      : await pageOf(index.notFound, 'text/html; charset=utf-8', 404);
    await sendPage(exchange, page, 'static', 0);
  };
}
