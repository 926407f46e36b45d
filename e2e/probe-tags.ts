import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { ScriptTag } from '#content/entities/script-tag.ts';

export const optionalCategories = ['C0002', 'C0003', 'C0004', 'C0005'] as const;
export type Optional = (typeof optionalCategories)[number];

/** What our own services are asked for under a category. Ads that know nobody come without one (CN-10). */
const ownRequests: Partial<Record<Optional, RegExp>> = {
  C0002: /^\/(collect|pageview_candidate\.json)$/,
  C0003: /^\/survey\//,
  C0005: /^\/comments\//,
};

const assets = join(import.meta.dirname, '../build/site/client/assets');
const tagList = /(scripts:\[)(\{tagId:[`"']consent)/;

/** Gives a page another configuration than was built: what a part of it reads, and what it shall read. */
export async function plantConfig(page: Page, part: RegExp, replacement: string) {
  for (const file of readdirSync(assets)) {
    if (!file.endsWith('.js')) continue;
    const code = readFileSync(join(assets, file), 'utf8');
    if (!part.test(code)) continue;
    const body = code.replace(part, replacement);
    await page.route(`**/assets/${file}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    return;
  }
  throw new Error(`no file of the build holds ${part}`);
}

/** Gives a page tags as if the publication had configured them. */
export async function plantTags(page: Page, tags: readonly ScriptTag[]) {
  await plantConfig(page, tagList, `$1${tags.map((tag) => `${JSON.stringify(tag)},`).join('')}$2`);
}

/**
 * Gives a page probes: scripts that keep something in every place scripts can. Returns which were asked for, whether
 * anybody else's host was, and which services of ours were.
 */
export async function plantProbes(page: Page) {
  const ran: string[] = [];
  const strangers: string[] = [];
  const asked: Record<Optional, string[]> = { C0002: [], C0003: [], C0004: [], C0005: [] };
  await plantTags(
    page,
    optionalCategories.map((id) => ({
      tagId: `probe-${id}`,
      timing: 'queue',
      src: `/probe/${id}.js`,
      gdprCategory: id,
    })),
  );
  await page.route('**/probe/*.js', (route) => {
    const id = /(C\d+)\.js/.exec(route.request().url())?.[1] ?? '';
    ran.push(id);
    return route.fulfill({
      contentType: 'text/javascript',
      body: `document.cookie="probe_${id}=1; Path=/";localStorage.setItem("probe_${id}","1");sessionStorage.setItem("probe_${id}","1");caches.open("probe_${id}").then(()=>{indexedDB.open("probe_${id}").onsuccess=()=>{window.probe_${id}=true}})`,
    });
  });
  page.on('request', (request) => {
    const { hostname, protocol, pathname } = new URL(request.url());
    for (const id of optionalCategories) if (ownRequests[id]?.test(pathname)) asked[id].push(pathname);
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') strangers.push(request.url());
  });
  return { ran, strangers, asked };
}

/** The platform has spoken and every tag that may run has. */
export async function settled(page: Page, allowed: readonly string[]) {
  await page.waitForFunction(
    (ids) =>
      'OnetrustActiveGroups' in window &&
      ids.every((id) => (window as unknown as Record<string, unknown>)[`probe_${id}`] === true),
    allowed,
  );
}

/** Names of all that is kept in the browser for this page, by the place it is kept in. */
export async function keptNames(page: Page) {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name = '' }) => name),
    caches: await caches.keys(),
  }));
  return { cookies, ...stored };
}
