// Fixtures of every journey: a page that fails the test on any console error, and paths of the demo.
import {
  type APIResponse,
  test as base,
  expect,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test';
import { allCategories, writeAnswer } from '#content/rules/consent/consent-cookies.ts';
import { serverSettings } from './server-settings.ts';
import { createSharedPages, type SharedPages } from './shared-page.ts';

export const staffToken = serverSettings.STAFF_TOKEN;

/** The reader's cookie choices from before the journey. */
type StoredAnswer = 'rejected' | 'accepted' | 'none' | readonly (typeof allCategories)[number][];

/** The cookies of a reader who has chosen before; with `none` the banner is shown. */
function answered(answer: StoredAnswer, origin: string) {
  if (answer === 'none') return { cookies: [], origins: [] };
  const allowed =
    answer === 'accepted' ? allCategories : answer === 'rejected' ? allCategories.slice(0, 1) : answer;
  const at = new Date();
  const stored = writeAnswer({ allowed, at, isGpc: false, consentId: 'journey', count: 1 }, {});
  const cookies = Object.entries(stored).map(([name, value]) => ({
    name,
    value,
    domain: new URL(origin).hostname,
    path: '/',
    expires: at.getTime() / 1000 + 86_400,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  }));
  return { cookies, origins: [] };
}

/** Collects errors and hydration warnings that the page logs. */
function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' || /hydrat|did not match/i.test(text))
      problems.push(text.startsWith('Failed to load resource') ? `${text} ${message.location().url}` : text);
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}

/**
 * Readers have chosen before, so that no banner covers the page: everything optional is rejected, unless a journey sets
 * `test.use({ consent: 'accepted' })`, a list of categories, or `'none'`. A journey that provokes failing requests sets
 * `mayLogErrors`, since browsers log those.
 *
 * These journeys share one store and write nothing into it, or the run fails: those that write are in `newsroom.ts`.
 */
export const test = base.extend<
  { problems: string[]; consent: StoredAnswer; mayLogErrors: boolean },
  { sharedPages: SharedPages }
>({
  consent: ['rejected', { option: true }],
  mayLogErrors: [false, { option: true }],
  storageState: async ({ consent, baseURL }, use) => use(answered(consent, baseURL ?? '')),
  problems: [
    async ({ page, mayLogErrors }, use) => {
      const problems = collectProblems(page);
      await use(problems);
      if (!mayLogErrors) expect(problems, 'the page logged errors').toEqual([]);
    },
    { auto: true },
  ],
  sharedPages: [async ({ browser }, use) => use(createSharedPages(browser)), { scope: 'worker' }],
});

/**
 * The same on a page that the journeys of a worker share (`shared-page.ts`). Not for journeys that are about the first
 * visit of a browser, late files, sound or other origins: there something of an earlier journey would be no proof.
 */
export const testOnSharedPage = test.extend({
  context: ({ page }, use) => use(page.context()),
  page: async (
    {
      sharedPages,
      consent,
      // Every context option that `playwright.config.ts` or one of these journeys sets.
      baseURL,
      viewport,
      hasTouch,
      isMobile,
      serviceWorkers,
      javaScriptEnabled,
      extraHTTPHeaders,
    },
    use,
    info,
  ) => {
    const origin = baseURL ?? '';
    const options = {
      baseURL: origin,
      viewport,
      hasTouch,
      isMobile,
      serviceWorkers,
      javaScriptEnabled,
      extraHTTPHeaders: extraHTTPHeaders ?? {},
    };
    const page = await sharedPages.open(options);
    await page.context().addCookies(answered(consent, origin).cookies);
    await use(page);
    await sharedPages.giveBack(options, info.status === info.expectedStatus);
  },
});

/** For journeys that only send requests: opening a page would cost more than all of them. */
export { base as apiTest, expect };

/** Paths of the stories a page links, in its order. Only its HTML is read: nothing is rendered. */
export async function storiesOn(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  const main = html.slice(html.indexOf('<main'));
  const found = [...main.matchAll(/<a [^>]*?href="(\/article\/[^"]+)"/g)].map(([, href = '']) => href);
  return [...new Set(found)];
}

/** Path of the first story of the front page. */
export async function firstStory(page: Page): Promise<string> {
  const [first] = await storiesOn(page, '/');
  if (!first) throw new Error('the front page links no article');
  return first;
}

/** A story that is no part of a special report: three others follow it, not the parts of the report. */
export const storyOfNoReport = '/article/one-person-app-studio-is-back/';

/** Waits for hydration: clicks are handled by the router. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
}

/** Waits until all code that starts in idle moments runs: a click on what it listens to has an effect. */
export async function settled(page: Page) {
  await page.waitForFunction(() => document.documentElement.dataset.idleCode === 'ready');
}

/**
 * Clicks an element far below, as in the footer. Late bands get their real height when they come close to the viewport:
 * a click in the same frame as the jump would hit another element. Both calls wait for a stable position first.
 */
export async function scrollAndClick(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.scrollIntoViewIfNeeded();
  await target.click();
}

/**
 * The server's own response to a request a journey intercepts. The server may close an idle connection at the moment it
 * is reused: a browser sends such a request again, so this does too.
 */
export function fetchOriginal(
  route: Route,
  options: Parameters<Route['fetch']>[0] = {},
): Promise<APIResponse> {
  return route.fetch({ maxRetries: 2, ...options });
}

/** Scrolls through the page and back, so that late content has loaded. */
export async function readToTheEnd(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      // Without anything to render the browser may skip animation frames.
      await new Promise((resolve) => {
        setTimeout(resolve, 1000);
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
    }
    scrollTo(0, 0);
  });
}
