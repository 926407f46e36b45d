import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

export const optionalCategories = ['C0002', 'C0003', 'C0004', 'C0005'] as const;
export type Optional = (typeof optionalCategories)[number];

const assets = join(import.meta.dirname, '../build/site/client/assets');
const tagList = /(scripts:\[)(\{tagId:[`"']consent)/;

/** The built configuration with one more tag for each category that needs consent. */
function withProbes(): { file: string; body: string } {
  const tags = optionalCategories.map(
    (id) => `{tagId:"probe-${id}",timing:"queue",src:"/probe/${id}.js",gdprCategory:"${id}"},`,
  );
  for (const file of readdirSync(assets)) {
    if (!file.endsWith('.js')) continue;
    const code = readFileSync(join(assets, file), 'utf8');
    if (tagList.test(code)) return { file, body: code.replace(tagList, `$1${tags.join('')}$2`) };
  }
  throw new Error('no file of the build holds the tags of the configuration');
}

let made: ReturnType<typeof withProbes> | undefined;

/**
 * Gives a page probes: scripts that keep something in every place scripts can. Returns what was asked for and whether
 * anybody else's host was.
 */
export async function plantProbes(page: Page) {
  made ??= withProbes();
  const { file, body } = made;
  const ran: string[] = [];
  const strangers: string[] = [];
  await page.route(`**/assets/${file}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.route('**/probe/*.js', (route) => {
    const id = /(C\d+)\.js/.exec(route.request().url())?.[1] ?? '';
    ran.push(id);
    return route.fulfill({
      contentType: 'text/javascript',
      body: `document.cookie="probe_${id}=1; Path=/";localStorage.setItem("probe_${id}","1");sessionStorage.setItem("probe_${id}","1");window.probe_${id}=true`,
    });
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') strangers.push(request.url());
  });
  return { ran, strangers };
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

/** Names of all that is kept in the browser for this page. */
export async function keptNames(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...cookies, ...stored];
}
