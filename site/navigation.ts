import { flushSync } from 'react-dom';
import { createBrowserRouter, RouterContextProvider, redirectDocument } from 'react-router';
import { createAnnouncer } from '#app/behaviours/announce-page.ts';
import type { Navigation } from '#app/behaviours/open-links.ts';
import { mayReload } from '#app/behaviours/reload-once.ts';
import { announceRouteChange } from '#app/behaviours/route-changed.ts';
import { applyScroll, readingPosition } from '#app/behaviours/scroll-position.ts';
import { showLoadingBar } from '#app/behaviours/show-loading-bar.ts';
import { createBrowserClient } from '#app/content-client/browser-half.ts';
import { createFrameStore } from '#app/content-client/frame.ts';
import { createPendingState } from '#app/content-client/pending-state.ts';
import { getRepository, mountRepositories } from '#app/content-client/repositories.ts';
import { copy } from '#app/copy.ts';
import type { Log } from '#app/log.ts';
import { resolveMiddleware } from '#app/middleware/list.ts';
import { createRouterTree, shownOf } from '#app/router-tree.ts';
import { routes } from '#app/routes.ts';
import { syncHead } from '#app/seo/sync-head.ts';
import type { ShownStore } from '#app/shown.ts';
import { messageOf, shouldReport } from '#app/site-error.ts';
import { type Site, siteContext, surrogateKeysContext } from '#app/visit.ts';
import { publication } from '#config';
import { defaultEdition } from '#content/limits.ts';

/**
 * From one page to the next without a new document. Nothing of this is needed to read the page that is open, so a
 * browser fetches it when the reader first reaches for a link.
 */
export function startNavigation(store: ShownStore, log: Log, mainId: string): Navigation {
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

  const { frame, screen, error } = store.get();
  const edition = screen?.edition ?? defaultEdition;
  const frames = createFrameStore();
  if (frame.header && frame.footer) frames.set(edition, frame);

  const site: Site = {
    publication,
    routes,
    client: createBrowserClient(
      { site: publication.siteId, apiKey: publication.apiKey },
      { begin: beginCall },
    ),
    log,
    now: () => new Date(),
    frames,
    heldFrame: frames.get,
    heldPage(pageType, slug) {
      const held = store.get().screen?.page;
      return held?.data.pageType === pageType && held.data.slug === slug ? held : undefined;
    },
    repository: getRepository,
    // What is no screen of the router may still be the server's: a feed, a file, a redirect, or its 404.
    looksUpUnmatched: false,
    unmatched: (url) => redirectDocument(url.href),
    openAfresh: (url) => redirectDocument(url.href),
    codeMissing: (cause, url) => (mayReload(sessionStorage, Date.now()) ? redirectDocument(url.href) : cause),
    // Without a connection the service worker may still have the page, or says kindly that it has not.
    unreachable: (cause, url) =>
      isNetworkFailure(cause) && navigator.serviceWorker?.controller ? redirectDocument(url.href) : cause,
  };

  mountRepositories(site.client);

  const router = createBrowserRouter(
    createRouterTree(resolveMiddleware(), () => frames.get(edition) === undefined),
    {
      hydrationData: {
        loaderData: { root: frame, ...(screen ? { screen } : {}) },
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
    // Deep in a line of stories the place in the window is none of the address in the bar.
    if (readingPosition() === scrollY) history.scrollRestoration = 'auto';
    moveBar({ kind: 'finish' });
  });
  router.enableScrollRestoration({}, readingPosition);

  let here = router.state;
  router.subscribe((state) => {
    if (state.navigation.state !== 'idle') return moveBar({ kind: 'start' });
    moveBar({ kind: state.errors ? 'fail' : 'finish' });
    calls = 0;
    const { location, loaderData, errors } = state;
    if (location === here.location) return;
    // An anchor on the same page loads nothing; the same address tried again does.
    const isSamePage = loaderData === here.loaderData && errors === here.errors;
    here = state;
    if (!isSamePage) {
      const shown = shownOf(state, site.now());
      flushSync(() => store.set(shown));
      if (!shown.screen && shouldReport(shown.error))
        log.error(messageOf(shown.error), { error: shown.error, path: location.pathname });
      syncHead(shown);
      announce(document.title);
      if (!state.preventScrollReset) document.getElementById(mainId)?.focus({ preventScroll: true });
    }
    if (!state.preventScrollReset) applyScroll({ restore: state.restoreScrollPosition, hash: location.hash });
    if (!isSamePage) announceRouteChange(document, location.pathname);
  });

  return {
    open: (path, keepsPlace = false) => void router.navigate(path, { preventScrollReset: keepsPlace }),
  };
}

/** The request never reached anybody; an API that answers with 503 is another thing. */
function isNetworkFailure(error: unknown): boolean {
  return error instanceof Error && error.cause instanceof TypeError;
}
