import { createHash } from 'node:crypto';
import { ownPagePath } from '#content/rules/own-page.ts';
import { redirectTarget } from '#content/rules/redirect-target.ts';
import type { Database } from '#database/connect.ts';
import type { Service } from '../service.ts';
import { createServiceApp, problem } from '../service-app.ts';
import { migrateShortLinks, type ShortLinkTables } from './short-link-tables.ts';

const shortest = 7;
const longest = 16;
const dayMaxAge = 'public, max-age=86400';

interface ShortLinkDeps {
  db: Database;
  origin: string;
  now(): number;
  /** The status of a page: links to pages that do not exist are not stored. */
  statusOf(path: string): Promise<number>;
}

/** Short URLs for pages of this site. Only paths are stored, so a short link cannot lead to another host. */
export function createShortLinks(options: ShortLinkDeps): Service {
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
    if (status < 500) return problem('page_unknown', { message: 'longurl is no page of this site' });
    return problem('unavailable', {
      message: 'The page cannot be checked now; try again',
      headers: { 'retry-after': '5' },
    });
  }

  async function shorten(url: URL): Promise<Response> {
    const given = url.searchParams.getAll('longurl');
    const path = given.length === 1 ? ownPagePath(given[0] ?? '', origin) : undefined;
    if (!path) return problem('bad_query', { message: 'longurl must be the address of a page of this site' });
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
    if (typeof target !== 'string') return problem('not_found', { message: 'There is no such short link' });
    return new Response(null, {
      status: 301,
      headers: { location: `${origin}${target}`, 'cache-control': dayMaxAge },
    });
  }

  const app = createServiceApp({
    '/sharebar-shortener/': { get: ({ req }) => shorten(new URL(req.url)) },
    '/s/:code': { get: ({ req }) => follow(req.param('code') ?? '') },
  });
  return {
    name: 'short-links',
    migrate: migrateShortLinks,
    routes: [
      { path: '/sharebar-shortener/', app, limit: 'forms' },
      { path: '/s/*', app, limit: 'shortLinks' },
    ],
  };
}

const digestOf = (path: string): string =>
  createHash('sha256').update(path).digest('base64url').replace(/[-_]/g, '');
