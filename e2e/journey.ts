// What every journey needs: a page that fails the test on any console error, and the places to go.
import { type APIResponse, test as base, expect, type Page, type Route } from '@playwright/test';
import { allCategories, writeAnswer } from '#content/rules/consent/consent-cookies.ts';

export const staffToken = 'e2e-staff-token-0123456789abcdef';

/** What readers of a journey answered about cookies before it began. */
type StoredAnswer = 'rejected' | 'accepted' | 'none' | readonly (typeof allCategories)[number][];

/** The state of a browser whose reader was asked before; with `none` the banner asks. */
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

/** What the page logs that no page may log, in a list that goes on growing. */
function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || /hydrat|did not match/i.test(message.text()))
      problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}

/**
 * Readers come with an answer, so that no banner stands in the way: with everything optional rejected, unless a
 * journey says `test.use({ consent: 'accepted' })`, a list of categories, or `'none'`.
 */
export const test = base.extend<{ problems: string[]; consent: StoredAnswer }, { sharedPage: Page }>({
  consent: ['rejected', { option: true }],
  storageState: async ({ consent, baseURL }, use) => use(answered(consent, baseURL ?? '')),
  problems: [
    async ({ page }, use) => {
      const problems = collectProblems(page);
      await use(problems);
      expect(problems, 'the page logged errors').toEqual([]);
    },
    { auto: true },
  ],
  sharedPage: [
    async ({ browser }, use, { project }) => {
      // Every context option that `playwright.config.ts` sets.
      const {
        baseURL = '',
        viewport = null,
        hasTouch = false,
        isMobile = false,
        serviceWorkers = 'allow',
      } = project.use;
      const context = await browser.newContext({ baseURL, viewport, hasTouch, isMobile, serviceWorkers });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/**
 * The same for journeys that leave nothing behind but cookies, stored values and the size of the window: all of a worker
 * share one page, whose files and compiled code are there already. A new page would take twice the time of most of them.
 */
export const testOnSharedPage = test.extend({
  context: ({ sharedPage }, use) => use(sharedPage.context()),
  page: async ({ sharedPage: page, consent, baseURL, viewport }, use) => {
    await page.context().clearCookies();
    await page.context().addCookies(answered(consent, baseURL ?? '').cookies);
    await use(page);
    page.removeAllListeners();
    await page.unrouteAll();
    // First away from the page: it stores how far it was read when it is left.
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.emulateMedia({ colorScheme: null, reducedMotion: null, media: null });
    if (viewport) await page.setViewportSize(viewport);
  },
});

export { expect };

/** Where the stories of a page lead, in its order. Only its HTML is read: nothing is drawn for it. */
export async function storiesOn(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  const main = html.slice(html.indexOf('<main'));
  const found = [...main.matchAll(/<a [^>]*?href="(\/article\/[^"]+)"/g)].map(([, href = '']) => href);
  return [...new Set(found)];
}

/** Where the first story of the front page leads. */
export async function firstStory(page: Page): Promise<string> {
  const [first] = await storiesOn(page, '/');
  if (!first) throw new Error('the front page links no article');
  return first;
}

export const screens = async (page: Page) => ({
  'front page': '/',
  article: await firstStory(page),
  topic: '/topic/artificial-intelligence/',
  review: '/product/halden-book-14/',
  latest: '/latest/',
  news: '/news/',
  author: '/meet-the-team/priya-raman/',
  'not found': '/article/no-such-story/',
  error: '/_error/static/',
});

/** The browser has taken over: the router answers clicks. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
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

/** Scrolls through the page and back, so that whatever waits for the reader has come. */
export async function readToTheEnd(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      // A browser that sees nothing to draw may give no frame at all.
      await new Promise((resolve) => {
        setTimeout(resolve, 1000);
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
    }
    scrollTo(0, 0);
  });
}
