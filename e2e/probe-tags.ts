import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type Request } from '@playwright/test';
import type { ScriptTag } from '#content/entities/script-tag-schema.ts';
import type { LazySettings } from '#content/publication/settings.ts';
import { slotsPath } from '#services/ads/wire.ts';

export const optionalCategories = ['C0002', 'C0003', 'C0004', 'C0005'] as const;
export type Optional = (typeof optionalCategories)[number];

/** Whom an ad request is about: an id of the reader, of the view, whether they are known, what they read before. */
const namesReader = /"(reader|ppid|vguid|user|subses)":|[?&](reader|ppid|vguid|user|subses)=/i;
const isAd = (path: string) => path.startsWith('/ads/');
const requestsTo = (path: RegExp) => (request: Request) => path.test(new URL(request.url()).pathname);

/** Requests to our own services per category. Ads without personal data need none (CN-10). */
const ownRequests: Record<Optional, (request: Request) => boolean> = {
  C0002: requestsTo(/^\/(collect|measurement\/tag\.js|pageview_candidate\.json)$/),
  C0003: requestsTo(/^\/survey\//),
  C0004: (request) => {
    const { pathname, search } = new URL(request.url());
    return isAd(pathname) && namesReader.test(search + (request.postData() ?? ''));
  },
  C0005: requestsTo(/^\/comments\//),
};

const assets = join(import.meta.dirname, '../build/site/client/assets');
/** `lazySettings` of `config/lazy.ts`, as the build names it. */
const settingsName = /([\w$]+)=\{experiments:/;

type DeepWritable<T> = T extends object ? { -readonly [K in keyof T]: DeepWritable<T[K]> } : T;
export type WritableSettings = DeepWritable<LazySettings>;

/**
 * Gives a page another configuration than was built. `change` runs in the browser, where the file of settings is loaded;
 * it gets the settings and `value`, and uses nothing else.
 */
export async function plantSettings<T>(
  page: Page,
  change: (settings: WritableSettings, value: T) => void,
  value: T,
) {
  for (const file of readdirSync(assets)) {
    if (!file.endsWith('.js')) continue;
    const code = readFileSync(join(assets, file), 'utf8');
    const name = settingsName.exec(code)?.[1];
    if (!name) continue;
    const end = code.lastIndexOf('export{');
    const body = `${code.slice(0, end)}(${change})(${name},${JSON.stringify(value)});${code.slice(end)}`;
    await page.route(`**/assets/${file}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    return;
  }
  throw new Error('no file of the build has the settings');
}

/** Gives a page tags as if the publication had configured them. */
export const plantTags = (page: Page, tags: readonly ScriptTag[]) =>
  plantSettings(page, (settings, planted) => void settings.scripts.unshift(...planted), [
    ...tags,
  ] as DeepWritable<ScriptTag>[]);

/** At the end of pages there is an ad for signed-in users only. */
export const plantUserAds = (page: Page) =>
  plantSettings(
    page,
    (settings, when) => {
      for (const places of Object.values(settings.ads.pages)) if (places?.bottom) places.bottom.when = when;
    },
    { loggedIn: true },
  );

/** The files that start experiments, measurement and ads in idle moments; every page loads them. */
const starts = ['start-experiments', 'start-analytics', 'start-ads'];

/**
 * Adds probes to a page: scripts that store something everywhere scripts can. Returns which were requested, whether
 * any other host was, which of our own services were, and a function that waits until everything has started.
 */
export async function plantProbes(page: Page) {
  const ran: string[] = [];
  const came = new Set<string>();
  let ads = 0;
  const strangers: string[] = [];
  const requests: Record<Optional, string[]> = { C0002: [], C0003: [], C0004: [], C0005: [] };
  await plantTags(
    page,
    optionalCategories.map((id) => ({
      tagId: `probe-${id}`,
      timing: 'queue',
      src: `/probe/${id}.js`,
      gdprCategory: id,
      keeps: {
        cookies: [`probe_${id}*`],
        local: [`probe_${id}`],
        session: [`probe_${id}`],
        databases: [`probe_${id}`],
        caches: [`probe_${id}`],
      },
    })),
  );
  await page.route('**/probe/*.js', (route) => {
    const id = /(C\d+)\.js/.exec(route.request().url())?.[1] ?? '';
    ran.push(id);
    return route.fulfill({
      contentType: 'text/javascript',
      body: `document.cookie="probe_${id}=1; Path=/";document.cookie="probe_${id}_more=1; Path=/";localStorage.setItem("probe_${id}","1");sessionStorage.setItem("probe_${id}","1");caches.open("probe_${id}").then(()=>{indexedDB.open("probe_${id}").onsuccess=()=>{window.probe_${id}=true}})`,
    });
  });
  page.on('request', (request) => {
    const { hostname, protocol, pathname } = new URL(request.url());
    for (const id of optionalCategories) if (ownRequests[id](request)) requests[id].push(pathname);
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') strangers.push(request.url());
  });
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    came.add(/^\/assets\/(start-\w+)-/.exec(pathname)?.[1] ?? '');
    if (pathname === slotsPath) ads += 1;
  });
  /** Ads start last, after up to three seconds without a consent choice: when they have started, everything has. */
  const begun = (hasAds: boolean) =>
    expect
      .poll(() => starts.every((name) => came.has(name)) && ads > 0 === hasAds, { intervals: [50] })
      .toBe(true);
  return { ran, strangers, requests, begun };
}

/** Waits for the consent platform and for every tag that may run. */
export async function settled(page: Page, allowed: readonly string[]) {
  await page.waitForFunction(
    (ids) =>
      'OnetrustActiveGroups' in window &&
      ids.every((id) => (window as unknown as Record<string, unknown>)[`probe_${id}`] === true),
    allowed,
  );
}

/** Names of everything the browser stores for this page, by kind of storage. */
export async function storageNames(page: Page) {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name = '' }) => name),
    caches: await caches.keys(),
  }));
  return { cookies, ...stored };
}
