// One page per worker and kind of context. A new page costs twice the processor time of a load in a page whose browser
// has fetched and compiled the scripts already (decision 0115).
import type {
  Browser,
  BrowserContextOptions,
  CDPSession,
  Disposable,
  Page,
  ViewportSize,
} from '@playwright/test';

interface SharedPage {
  page: Page;
  session: CDPSession;
  /** Init scripts that a test added. */
  added: Disposable[];
  /** A test changed what cannot be changed back: the next one gets a new page. */
  isSpent: boolean;
}

export interface SharedPages {
  /** The page of these context options, as a new one would be. */
  open(options: BrowserContextOptions): Promise<Page>;
  /** Makes the page like a new one; a page that failed or was closed is replaced by the next `open`. */
  reset(page: Page, viewport: ViewportSize | null): Promise<void>;
  discard(page: Page): Promise<void>;
  closeAll(): Promise<void>;
}

/** Events of a context that tests listen to. Without its other listeners a context never closes. */
const contextEvents = [
  'page',
  'request',
  'response',
  'requestfinished',
  'requestfailed',
  'console',
  'dialog',
];

const clockMethods = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const;

/** Tells of each call of a method and of what it gave back. */
function after<Owner extends object>(
  owner: Owner,
  name: keyof Owner & string,
  tell: (result: unknown) => void,
): void {
  const method = Reflect.get(owner, name) as (...args: unknown[]) => Promise<unknown>;
  Reflect.set(owner, name, async (...args: unknown[]) => {
    const result = await method.apply(owner, args);
    tell(result);
    return result;
  });
}

export function createSharedPages(browser: Browser): SharedPages {
  const pages = new Map<string, SharedPage>();
  const keyOf = (page: Page) => [...pages].find(([, shared]) => shared.page === page)?.[0] ?? '';

  const discard = async (page: Page) => {
    pages.delete(keyOf(page));
    await page.context().close();
  };

  return {
    async open(options) {
      const key = JSON.stringify(options);
      const known = pages.get(key);
      if (known && !known.page.isClosed()) return known.page;
      const context = await browser.newContext(options);
      const page = await context.newPage();
      const shared: SharedPage = {
        page,
        session: await context.newCDPSession(page),
        added: [],
        isSpent: false,
      };
      for (const owner of [page, context])
        after(owner, 'addInitScript', (script) => void shared.added.push(script as Disposable));
      const spend = () => {
        shared.isSpent = true;
      };
      for (const name of clockMethods) after(page.clock, name, spend);
      for (const name of ['newCDPSession', 'exposeFunction', 'exposeBinding', 'setGeolocation'] as const)
        after(context, name, spend);
      for (const name of ['exposeFunction', 'exposeBinding', 'routeWebSocket'] as const)
        after(page, name, spend);
      pages.set(key, shared);
      return page;
    },

    async reset(page, viewport) {
      const shared = pages.get(keyOf(page));
      const context = page.context();
      if (!shared || shared.isSpent || page.isClosed()) return discard(page);
      for (const other of context.pages()) if (other !== page) await other.close();
      page.removeAllListeners();
      for (const event of contextEvents) context.removeAllListeners(event);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      for (const script of shared.added.splice(0)) await script.dispose();
      await context.setOffline(false);
      await page.setExtraHTTPHeaders({});
      // First away from the page: it stores how far it was read when it is left.
      await page.goto('/robots.txt');
      await page.evaluate(() => {
        sessionStorage.clear();
        window.name = '';
      });
      await shared.session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' });
      await context.clearCookies();
      await context.clearPermissions();
      await page.mouse.move(-1, -1);
      await page.emulateMedia({ colorScheme: null, reducedMotion: null, forcedColors: null, media: null });
      if (viewport) await page.setViewportSize(viewport);
      await shared.session.send('Page.resetNavigationHistory');
    },

    discard,

    async closeAll() {
      for (const { page } of pages.values()) await page.context().close();
    },
  };
}
