import { createHash } from 'node:crypto';
import { ownPagePath } from '#content/rules/own-page.ts';
import { redirectTarget } from '#content/rules/redirect-target.ts';
import type { Database } from '#database/connect.ts';
import type { ShortLinkTables } from './short-link-tables.ts';

const shortest = 7;
const longest = 16;
const dayMaxAge = 'public, max-age=86400';

export interface ShortLinks {
  /** `/sharebar-shortener/?longurl=…` and `/s/{code}`. */
  fetch(request: Request): Promise<Response>;
}

export interface ShortLinkOptions {
  db: Database;
  origin: string;
  now(): number;
  /** The status of a page: links to pages that do not exist are not stored. */
  statusOf(path: string): Promise<number>;
}

/** Short URLs for pages of this site. Only paths are stored, so a short link cannot lead to another host. */
export function createShortLinks(options: ShortLinkOptions): ShortLinks {
  const { origin, now } = options;
  const { kysely } = options.db.as<ShortLinkTables>();

  const pathOf = async (code: string) =>
    (await kysely.selectFrom('short_links').select('path').where('code', '=', code).executeTakeFirst())?.path;

  /** The same page always gets the same code. */
  async function codeOf(path: string): Promise<string> {
    const digest = digestOf(path);
    for (let length = shortest; length <= longest; length += 1) {
      const code = digest.slice(0, length);
      await kysely
        .insertInto('short_links')
        .values({ code, path, created_at: now() })
        .onConflict((conflict) => conflict.column('code').doNothing())
        .execute();
      // Another page has this code: try one more character.
      if ((await pathOf(code)) === path) return code;
    }
    throw new Error('no code is free');
  }

  /** The page is only requested for its first link: a page that has a code existed. */
  async function rejectionFor(path: string): Promise<Response | undefined> {
    const isStored = (await pathOf(digestOf(path).slice(0, shortest))) === path;
    const status = isStored ? 200 : await options.statusOf(path).catch(() => 503);
    if (status < 400) return undefined;
    if (status < 500) return problem(404, 'page_unknown', 'longurl is no page of this site');
    const busy = problem(503, 'unavailable', 'The page cannot be checked now; try again');
    busy.headers.set('retry-after', '5');
    return busy;
  }

  async function shorten(url: URL): Promise<Response> {
    const given = url.searchParams.getAll('longurl');
    const path = given.length === 1 ? ownPagePath(given[0] ?? '', origin) : undefined;
    if (!path) return problem(400, 'bad_query', 'longurl must be the address of a page of this site');
    const rejected = await rejectionFor(path);
    if (rejected) return rejected;
    return Response.json(
      { data: { url: `${origin}/s/${await codeOf(path)}` } },
      { headers: { 'cache-control': dayMaxAge } },
    );
  }

  async function follow(code: string): Promise<Response> {
    const stored = /^[A-Za-z0-9]{7,16}$/.test(code) ? await pathOf(code) : undefined;
    const target = stored === undefined ? undefined : redirectTarget(stored, origin);
    if (typeof target !== 'string') return problem(404, 'not_found', 'There is no such short link');
    return new Response(null, {
      status: 301,
      headers: { location: `${origin}${target}`, 'cache-control': dayMaxAge },
    });
  }

  return {
    async fetch(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        const rejected = problem(405, 'method_not_allowed', 'This method is not allowed here');
        rejected.headers.set('allow', 'GET, HEAD');
        return rejected;
      }
      const url = new URL(request.url);
      const code = /^\/s\/([^/]*)\/?$/.exec(url.pathname)?.[1];
      return code === undefined ? shorten(url) : follow(code);
    },
  };
}

const digestOf = (path: string): string =>
  createHash('sha256').update(path).digest('base64url').replace(/[-_]/g, '');

function problem(code: number, reason: string, message: string): Response {
  return Response.json(
    { errors: [{ code, reason, message }] },
    { status: code, headers: { 'cache-control': 'no-store' } },
  );
}
