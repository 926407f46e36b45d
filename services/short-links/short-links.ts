import { createHash } from 'node:crypto';
import { ownPagePath } from '#content/rules/own-page.ts';
import type { Database } from '#database/connect.ts';
import type { ShortLinkTables } from './short-link-tables.ts';

const shortest = 7;
const longest = 16;
const dayMaxAge = 'public, max-age=86400';

export interface ShortLinks {
  /** `/sharebar-shortener/?longurl=…` and `/s/{code}`. */
  fetch(request: Request): Promise<Response>;
}

/** Short addresses for pages of ours. Only paths are kept, so a short link can lead to no other host. */
export function createShortLinks(options: { db: Database; origin: string; now(): number }): ShortLinks {
  const { origin, now } = options;
  const { kysely } = options.db.as<ShortLinkTables>();

  const pathOf = async (code: string) =>
    (await kysely.selectFrom('short_links').select('path').where('code', '=', code).executeTakeFirst())?.path;

  /** The same page has the same code, however often and wherever it is asked for. */
  async function codeOf(path: string): Promise<string> {
    const digest = createHash('sha256').update(path).digest('base64url').replace(/[-_]/g, '');
    for (let length = shortest; length <= longest; length += 1) {
      const code = digest.slice(0, length);
      await kysely
        .insertInto('short_links')
        .values({ code, path, created_at: now() })
        .onConflict((conflict) => conflict.column('code').doNothing())
        .execute();
      // Another page was here first: one character more.
      if ((await pathOf(code)) === path) return code;
    }
    throw new Error('no code is free');
  }

  async function shorten(url: URL): Promise<Response> {
    const given = url.searchParams.getAll('longurl');
    const path = given.length === 1 ? ownPagePath(given[0] ?? '', origin) : undefined;
    if (!path) return problem(400, 'bad_query', 'longurl must be the address of a page of this site');
    return Response.json(
      { data: { url: `${origin}/s/${await codeOf(path)}` } },
      { headers: { 'cache-control': dayMaxAge } },
    );
  }

  async function follow(code: string): Promise<Response> {
    const path = /^[A-Za-z0-9]{7,16}$/.test(code) ? await pathOf(code) : undefined;
    if (!path) return problem(404, 'not_found', 'There is no such short link');
    return new Response(null, {
      status: 301,
      headers: { location: `${origin}${path}`, 'cache-control': dayMaxAge },
    });
  }

  return {
    async fetch(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        const refused = problem(405, 'method_not_allowed', 'This method is not allowed here');
        refused.headers.set('allow', 'GET, HEAD');
        return refused;
      }
      const url = new URL(request.url);
      const code = /^\/s\/([^/]*)\/?$/.exec(url.pathname)?.[1];
      return code === undefined ? shorten(url) : follow(code);
    },
  };
}

function problem(code: number, reason: string, message: string): Response {
  return Response.json(
    { errors: [{ code, reason, message }] },
    { status: code, headers: { 'cache-control': 'no-store' } },
  );
}
