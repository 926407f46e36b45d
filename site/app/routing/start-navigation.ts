import { flushSync } from 'react-dom';
import { createAnnouncer } from '#app/behaviours/announce-page.ts';
import { overlay, overlayChanged } from '#app/behaviours/overlay.ts';
import { mayReload } from '#app/behaviours/reload-once.ts';
import { announceRouteChange } from '#app/behaviours/route-changed.ts';
import { applyScroll, readingPosition } from '#app/behaviours/scroll-position.ts';
import { showLoadingBar } from '#app/behaviours/show-loading-bar.ts';
import { createBrowserClient } from '#app/content-client/browser-client.ts';
import { createPendingState } from '#app/content-client/pending-state.ts';
import { getRepository, mountRepositories } from '#app/content-client/repositories.ts';
import { createShellStore } from '#app/content-client/shell-store.ts';
import { copy } from '#app/copy/site.ts';
import { createGlobalStateStore, type GlobalStateStore } from '#app/global-state/global-state-store.ts';
import { withBreakingNews } from '#app/global-state/with-breaking-news.ts';
import type { Log } from '#app/log.ts';
import { storyOf } from '#app/main-component.ts';
import { resolveMiddleware } from '#app/middleware/list.ts';
import type { PageState, PageStore } from '#app/page-store.ts';
import type { ShellData } from '#app/screen-data.ts';
import { syncHead } from '#app/seo/sync-head.ts';
import { messageOf, shouldReport } from '#app/site-error.ts';
import { publicSettings } from '#config/public.ts';
import { type GlobalState, initialGlobalState } from '#content/entities/global-state.ts';
import { currentBrand } from '../brand/current-brand.ts';
import { loadNavigation } from './load-page-state.ts';
import { createNavigation, type Site } from './navigation.ts';
import { type Arrival, createNavigator } from './navigator.ts';
import type { SiteNavigator } from './open-links.ts';
import { loadDocument, Redirect } from './redirect.ts';
import { routes } from './routes.ts';

interface NavigationOptions {
  store: PageStore;
  log: Log;
  mainId: string;
  /** Loads the view of a page that failed. */
  loadScreenError(): Promise<unknown>;
}

/**
 * Client-side navigation. Reading the open page needs none of it, so it loads when the reader is about to use a link.
 */
export function startNavigation({ store, log, mainId, loadScreenError }: NavigationOptions): SiteNavigator {
  const state = startGlobalState(store.get());
  const { edition } = state.get();
  const shells = createShellStore();
  let { shell } = store.get();
  if (shell.header && shell.footer) shells.set(edition, shell);

  const progress = createProgress();
  const site = browserSite({ store, log, shells, begin: progress.beginCall });
  mountRepositories(site.client, state);
  const middleware = resolveMiddleware();
  const show = createPageView(store, { log, state, mainId });

  restoreScrollByKey(() => progress.move({ kind: 'finish' }));
  const navigator = createNavigator({
    browser: window,
    scrollPosition: readingPosition,
    async load(url, signal) {
      const navigation = createNavigation(site, new Request(url, { signal }), url);
      const loaded = await loadNavigation(navigation, middleware, shells.get(edition) && shell);
      // If that fails, the page shows what it can without.
      if (!(loaded instanceof Redirect || loaded.screen)) await loadScreenError().catch(() => {});
      return loaded;
    },
    onStart() {
      // Once: the first navigation fetches it, and the page it leads to, or the next one, shows it.
      getRepository('breakingNews')
        .get()
        .catch((error: unknown) => log.warn('breaking news not fetched', { error }));
      progress.move({ kind: 'start' });
    },
    onArrive(arrival) {
      const { pageState } = arrival;
      progress.move({ kind: pageState && !pageState.screen ? 'fail' : 'finish' });
      progress.reset();
      if (pageState) ({ shell } = pageState);
      show(arrival);
    },
  });
  return { open: (path, keepsPlace) => void navigator.open(path, keepsPlace) };
}

function startGlobalState(shown: PageState): GlobalStateStore {
  const state = createGlobalStateStore(initialGlobalState(currentBrand().name));
  state.update({ edition: shown.screen?.edition ?? state.get().edition, ...pageFacts(shown) });
  // An overlay may have been opened before this code loaded.
  state.update({ overlayActive: overlay.isActive() });
  document.addEventListener(overlayChanged, () => state.update({ overlayActive: overlay.isActive() }));
  return state;
}

/** The loading bar, and `aria-busy` while page data is being requested. */
function createProgress() {
  const pending = createPendingState();
  pending.subscribe(() => {
    document.body.ariaBusy = pending.isPending() ? 'true' : null;
  });
  const move = showLoadingBar(copy.loading);
  let calls = 0;
  return {
    move,
    reset() {
      calls = 0;
    },
    beginCall() {
      calls += 1;
      const end = pending.begin();
      return () => {
        end();
        move({ kind: 'answer', calls });
      };
    },
  };
}

interface BrowserSiteOptions extends Pick<Site, 'log' | 'shells'> {
  store: PageStore;
  begin: () => () => void;
}

function browserSite({ store, log, shells, begin }: BrowserSiteOptions): Site {
  return {
    settings: publicSettings,
    routes,
    client: createBrowserClient({ site: publicSettings.siteId, apiKey: publicSettings.apiKey }, { begin }),
    log,
    now: () => new Date(),
    shells,
    heldShell: shells.get,
    heldPage(pageType, slug) {
      const held = store.get().screen?.page;
      return held?.data.pageType === pageType && held.data.slug === slug ? held : undefined;
    },
    repository: getRepository,
    // A path without a screen may still be the server's: a feed, a file, a redirect, or its 404.
    looksUpUnmatched: false,
    unmatched: loadDocument,
    loadDocument,
    codeMissing: (cause, url) => (mayReload(sessionStorage, Date.now()) ? loadDocument(url) : cause),
    // The document may still load: from the service worker, or when the connection is back.
    unreachable: (cause, url) => (isNetworkFailure(cause) ? loadDocument(url) : cause),
  };
}

/** The navigator restores scroll positions; the browser does when the reader returns to this document from another. */
function restoreScrollByKey(onPageHide: () => void): void {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    // Deep in a series of seamless stories the scroll position does not belong to the URL in the address bar.
    if (readingPosition() === scrollY) history.scrollRestoration = 'auto';
    onPageHide();
  });
}

interface PageViewOptions {
  log: Log;
  state: GlobalStateStore;
  mainId: string;
}

/** Shows a page that has arrived: content, head, focus and scroll position. */
function createPageView(store: PageStore, { log, state, mainId }: PageViewOptions) {
  const announce = createAnnouncer();
  let changed: { from: ShellData; to: ShellData } | undefined;

  /** The page state with the site-wide state applied. */
  function current(pageState: PageState): PageState {
    state.update(pageFacts(pageState));
    const { breakingNews, overlayActive } = state.get();
    // The header is not changed under an open overlay, which may be its own menu.
    if (overlayActive) return pageState;
    const header = withBreakingNews(pageState.shell.header, breakingNews);
    if (header === pageState.shell.header) return pageState;
    const next = changed?.from === pageState.shell ? changed.to : { ...pageState.shell, header };
    changed = { from: pageState.shell, to: next };
    return { ...pageState, shell: next };
  }

  return ({ url, pageState, restore }: Arrival) => {
    if (pageState) {
      const shown = current(pageState);
      flushSync(() => store.set(shown));
      if (!shown.screen && shouldReport(shown.error))
        log.error(messageOf(shown.error), { error: shown.error, path: url.pathname });
      syncHead(shown);
      import('#app/print/show-printed.tsx').then(
        ({ showPrinted }) => store.get() === shown && showPrinted(shown),
        () => {},
      );
      announce(document.title || state.get().brand);
      if (restore !== false) document.getElementById(mainId)?.focus({ preventScroll: true });
    }
    applyScroll({ restore, hash: url.hash });
    if (pageState) announceRouteChange(document, url.pathname);
  };
}

/** Site-wide facts of the open page. */
function pageFacts({ screen }: PageState): Pick<GlobalState, 'hasAffiliateDisclosure'> {
  const story = screen && storyOf(screen.page.data);
  return {
    hasAffiliateDisclosure:
      story !== undefined && 'hasAffiliateDisclosure' in story && story.hasAffiliateDisclosure === true,
  };
}

/** The request failed in the network; an API that responds with 503 is another case. */
function isNetworkFailure(error: unknown): boolean {
  return error instanceof Error && error.cause instanceof TypeError;
}
