// Journeys of a worker share a page: its process, files and compiled code stay. A new one costs half a second of
// processor time more than opening another document in it. Between two journeys it is made as good as new; a page that
// cannot be is not used again.
import type { Browser, BrowserContextOptions, Disposable, Page } from '@playwright/test';

interface SharedPage {
  page: Page;
  /** Scripts that the journey has every document run first. */
  initScripts: Disposable[];
  /** True if the journey left the site: storage of another origin cannot be cleared from here. */
  wasElsewhere: boolean;
}

export interface SharedPages {
  /** The page of a context with these options. */
  open(options: BrowserContextOptions): Promise<Page>;
  /** After a journey; `isReusable` is false after one that failed. */
  giveBack(options: BrowserContextOptions, isReusable: boolean): Promise<void>;
}

export function createSharedPages(browser: Browser): SharedPages {
  const pages = new Map<string, SharedPage>();
  return {
    async open(options) {
      const key = JSON.stringify(options);
      const shared = pages.get(key) ?? (await createPage(browser, options));
      pages.set(key, shared);
      watchOrigin(shared, new URL(options.baseURL ?? '').origin);
      return shared.page;
    },
    async giveBack(options, isReusable) {
      const key = JSON.stringify(options);
      const shared = pages.get(key);
      if (!shared || (isReusable && (await clean(shared, options)))) return;
      // Left open: closing a context that an earlier journey opened hangs. It ends with the worker.
      pages.delete(key);
    },
  };
}

async function createPage(browser: Browser, options: BrowserContextOptions): Promise<SharedPage> {
  const page = await (await browser.newContext(options)).newPage();
  const initScripts: Disposable[] = [];
  const add = page.addInitScript.bind(page) as (...args: unknown[]) => Promise<Disposable>;
  page.addInitScript = async (...args: unknown[]) => {
    const script = await add(...args);
    initScripts.push(script);
    return script;
  };
  return { page, initScripts, wasElsewhere: false };
}

function watchOrigin(shared: SharedPage, origin: string): void {
  shared.page.on('framenavigated', (frame) => {
    const isElsewhere = frame.url().startsWith('http') && new URL(frame.url()).origin !== origin;
    if (isElsewhere && frame === shared.page.mainFrame()) shared.wasElsewhere = true;
  });
}

/** Removes what a journey left behind. False if that is impossible. */
async function clean(
  { page, initScripts, wasElsewhere }: SharedPage,
  { viewport }: BrowserContextOptions,
): Promise<boolean> {
  if (page.isClosed() || wasElsewhere || (await page.evaluate(isClockReplaced))) return false;
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  page.removeAllListeners();
  context.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  for (const script of initScripts.splice(0)) await script.dispose();
  await context.setOffline(false);
  await context.clearPermissions();
  await page.setExtraHTTPHeaders({});
  await page.emulateMedia({
    colorScheme: null,
    reducedMotion: null,
    media: null,
    forcedColors: null,
    contrast: null,
  });
  if (viewport) await page.setViewportSize(viewport);
  // Out of the window: what lies under the pointer would be hovered over in the next document.
  await page.mouse.move(-10, -10);
  // Another document first: a page stores how far it was read when it unloads.
  await page.goto('/robots.txt');
  await page.evaluate(clearStorage);
  await context.clearCookies();
  return true;
}

/** Runs in the page. A clock that a journey has replaced stays replaced in every later document. */
const isClockReplaced = () => !/\[native code\]/.test(String(setTimeout));

/** Runs in the page. */
async function clearStorage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
}
