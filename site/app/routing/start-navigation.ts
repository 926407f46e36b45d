import { flushSync } from 'react-dom';
import { createBrowserRouter, RouterContextProvider, redirectDocument } from 'react-router';
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
import { createGlobalStateStore } from '#app/global-state/global-state-store.ts';
import { withBreakingNews } from '#app/global-state/with-breaking-news.ts';
import type { Log } from '#app/log.ts';
import { storyOf } from '#app/main-component.ts';
import { resolveMiddleware } from '#app/middleware/list.ts';
import type { PageState, PageStore } from '#app/page-store.ts';
import { type Site, siteContext, surrogateKeysContext } from '#app/routing/navigation.ts';
import type { SiteNavigator } from '#app/routing/open-links.ts';
import { createRouterTree, toPageState } from '#app/routing/router-tree.ts';
import { routes } from '#app/routing/routes.ts';
import { syncHead } from '#app/seo/sync-head.ts';
import { messageOf, shouldReport } from '#app/site-error.ts';
import { publicSettings } from '#config/public.ts';
import { type GlobalState, initialGlobalState } from '#content/entities/global-state.ts';

/**
 * Client-side navigation. Reading the open page needs none of it, so it loads when the reader is about to use a link.
 */
export function startNavigation(store: PageStore, log: Log, mainId: string): SiteNavigator {
  const pending = createPendingState();
  pending.subscribe(() => {
    document.body.ariaBusy = pending.isPending() ? 'true' : null;
  });
  const moveBar = showLoadingBar(copy.loading);
  const announce = createAnnouncer();
  let calls = 0;
  const beginCall = () => {
    calls += 1;
    const end = pending.begin();
    return () => {
      end();
      moveBar({ kind: 'answer', calls });
    };
  };

  const { shell, screen, error } = store.get();
  const state = createGlobalStateStore(initialGlobalState(publicSettings.brand.name));
  state.update({ edition: screen?.edition ?? state.get().edition, ...pageFacts(store.get()) });
  // An overlay may have been opened before this code loaded.
  state.update({ overlayActive: overlay.isActive() });
  document.addEventListener(overlayChanged, () => state.update({ overlayActive: overlay.isActive() }));
  const { edition } = state.get();
  const shells = createShellStore();
  if (shell.header && shell.footer) shells.set(edition, shell);

  const site: Site = {
    settings: publicSettings,
    routes,
    client: createBrowserClient(
      { site: publicSettings.siteId, apiKey: publicSettings.apiKey },
      { begin: beginCall },
    ),
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
    unmatched: (url) => redirectDocument(url.href),
    openAfresh: (url) => redirectDocument(url.href),
    codeMissing: (cause, url) => (mayReload(sessionStorage, Date.now()) ? redirectDocument(url.href) : cause),
    // Offline, the service worker may still have the page, or shows the offline page.
    unreachable: (cause, url) =>
      isNetworkFailure(cause) && navigator.serviceWorker?.controller ? redirectDocument(url.href) : cause,
  };

  mountRepositories(site.client, state);

  const router = createBrowserRouter(
    createRouterTree(resolveMiddleware(), () => shells.get(edition) === undefined),
    {
      hydrationData: {
        loaderData: { root: shell, ...(screen ? { screen } : {}) },
        errors: screen ? null : { screen: error },
      },
      getContext() {
        const context = new RouterContextProvider();
        context.set(siteContext, site);
        context.set(surrogateKeysContext, new Set());
        return context;
      },
    },
  );

  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    // Deep in a series of seamless stories the scroll position does not belong to the URL in the address bar.
    if (readingPosition() === scrollY) history.scrollRestoration = 'auto';
    moveBar({ kind: 'finish' });
  });
  router.enableScrollRestoration({}, readingPosition);

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
  let changed: { from: PageState['shell']; to: PageState['shell'] } | undefined;

  let here = router.state;
  router.subscribe((now) => {
    if (now.navigation.state !== 'idle') {
      // Once: the first navigation fetches it, and the page it leads to, or the next one, shows it.
      getRepository('breakingNews')
        .get()
        .catch((error: unknown) => log.warn('breaking news not fetched', { error }));
      return moveBar({ kind: 'start' });
    }
    moveBar({ kind: now.errors ? 'fail' : 'finish' });
    calls = 0;
    const { location, loaderData, errors } = now;
    if (location === here.location) return;
    // An anchor on the same page loads nothing; opening the same URL again does.
    const isSamePage = loaderData === here.loaderData && errors === here.errors;
    here = now;
    if (!isSamePage) {
      const pageState = current(toPageState(now, site.now()));
      flushSync(() => store.set(pageState));
      if (!pageState.screen && shouldReport(pageState.error))
        log.error(messageOf(pageState.error), { error: pageState.error, path: location.pathname });
      syncHead(pageState);
      announce(document.title || state.get().brand);
      if (!now.preventScrollReset) document.getElementById(mainId)?.focus({ preventScroll: true });
    }
    if (!now.preventScrollReset) applyScroll({ restore: now.restoreScrollPosition, hash: location.hash });
    if (!isSamePage) announceRouteChange(document, location.pathname);
  });

  return {
    open: (path, keepsPlace = false) => void router.navigate(path, { preventScrollReset: keepsPlace }),
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
