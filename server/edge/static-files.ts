import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Handler } from './http/request-context.ts';
import { sendError } from './http/send.ts';
import { addBrotli, addGzip, bytesOf, type FinishedPage, finishPage } from './page-cache/finished-page.ts';
import { sendPage } from './page-cache/send-page.ts';

export interface StaticFiles {
  has(path: string): boolean;
  handler: Handler;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.mp4': 'video/mp4',
};
const workerPaths = ['/service-worker.js', '/desk/worker.js'];
const hashedName = /^\/(desk\/)?assets\/.+-[\w-]{8}\.\w+$/;

/**
 * The files of a build, known by name from the start: a path that is not in the list is no file, so there is
 * nothing to traverse. Read and compressed with their first reader, then cached in memory up to a limit.
 */
export function createStaticFiles(options: {
  directory: string;
  headers: Readonly<Record<string, string>>;
  maxBytes: number;
  /** Other paths for files, e.g. `/favicon.ico` → `/assets/favicon-32-C7HmwBdC.png`. */
  aliases?: Readonly<Record<string, string>>;
}): StaticFiles {
  const files = new Map(listFiles(options.directory).map((path) => [path, join(options.directory, path)]));
  for (const [alias, path] of Object.entries(options.aliases ?? {})) {
    const file = files.get(path);
    if (file) files.set(alias, file);
  }
  const cached = new Map<string, Promise<FinishedPage>>();
  let bytes = 0;

  async function load(path: string, file: string): Promise<FinishedPage> {
    const type = types[extname(file)] ?? 'application/octet-stream';
    const headers: Record<string, string> = {
      ...options.headers,
      'content-type': type,
      'cache-control': cacheControlOf(path),
    };
    // An SVG opened by itself is a document; it may load nothing.
    if (type === types['.svg'])
      headers['content-security-policy'] = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
    const page = await finishPage(new Response(new Uint8Array(await readFile(file)), { headers }), []);
    await addGzip(page);
    bytes += bytesOf(page);
    if (bytes > options.maxBytes) cached.delete(path);
    else void addBrotli(page).catch(() => undefined);
    return page;
  }

  return {
    has: (path) => files.has(path),
    handler: async (context) => {
      const { path } = context.target;
      const file = files.get(path);
      if (!file) return sendError(context, 'not_found');
      const { method } = context.req;
      if (method !== 'GET' && method !== 'HEAD')
        return sendError(context, 'method_not_allowed', { allow: 'GET, HEAD' });
      const loading = cached.get(path) ?? load(path, file);
      cached.set(path, loading);
      // A file that could not be read is tried again by the next reader.
      loading.catch(() => cached.delete(path));
      await sendPage(context, await loading, 'static', 0);
    },
  };
}

function cacheControlOf(path: string): string {
  // Browsers may fetch a service worker at any time; a stale one would serve an old site or desk.
  if (workerPaths.includes(path)) return 'no-cache';
  return hashedName.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

function listFiles(directory: string): string[] {
  return (
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
      // Names with a dot in front are the builder's own.
      .filter((path) => !path.includes('/.'))
  );
}
