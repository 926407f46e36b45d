import './app/styles/global.css';
import '#theme.css';
import { startTransition, useEffect, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { markPaidLinks } from '#app/behaviours/mark-paid-links.ts';
import { openPanels } from '#app/behaviours/open-panels.ts';
import { createPageView } from '#app/behaviours/page-view.ts';
import { mayReload } from '#app/behaviours/reload-once.ts';
import { onSearchFocus } from '#app/behaviours/search/on-search-focus.ts';
import { whenIdle } from '#app/behaviours/when-idle.ts';
import { holdBrand } from '#app/brand/current-brand.ts';
import { type RequestArticle, RequestArticleContext } from '#app/components/page/refresh-context.ts';
import { loadScreenError } from '#app/error-view.tsx';
import { embedTypesOf } from '#app/features/story/embeds/embed-types.ts';
import { loadEmbedViews } from '#app/features/story/embeds/load-embed-views.ts';
import { lateParts } from '#app/layouts/late-part.tsx';
import { loadShell } from '#app/layouts/shell-parts.tsx';
import { mainId } from '#app/layouts/skip-link.tsx';
import { createPageStore, type PageStore, pageDataId } from '#app/page-store.ts';
import { requestFacts } from '#app/request-facts.ts';
import { openLinks } from '#app/routing/open-links.ts';
import { loadPage } from '#app/routing/pages.ts';
import { publicSettings } from '#config/public.ts';
import { isDebug } from '#content/rules/is-debug.ts';
import { createBrowserLog } from './browser-log.ts';

/** State of a history entry whose document stays as the server sent it; browsers keep it on reload. */
const plain = 'plain';

const requestArticle: RequestArticle = async (place) =>
  (await import('./request-article.ts')).requestArticle(place);

/** Browser tests may check whether everything that starts in idle moments runs. */
const markIdleCode = () => {
  document.documentElement.dataset.idleCode = 'ready';
};

interface BrowserProps {
  store: PageStore;
  onError: (error: unknown) => void;
  onHydrated: () => void;
}

function Browser({ store, onError, onHydrated }: BrowserProps) {
  // Styles and browser tests may check whether the page is interactive.
  useEffect(
    () =>
      lateParts.whenSettled(() => {
        document.documentElement.dataset.hydrated = 'true';
        onHydrated();
      }),
    [onHydrated],
  );
  const pageState = useSyncExternalStore(store.subscribe, store.get, store.get);
  return (
    <RequestArticleContext value={requestArticle}>
      <App pageState={pageState} onError={onError} />
    </RequestArticleContext>
  );
}

/** Called by the document's own script (`document/bootstrap.ts`), in its own task after this code was evaluated. */
export async function start(): Promise<void> {
  const container = document.getElementById('site');
  if (!container || history.state === plain) return;
  const store = createPageStore(JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{}'));
  const log = createBrowserLog(isDebug(requestFacts(new URL(location.href))));
  const { screen, shell } = store.get();
  if (shell?.brand) holdBrand(shell.brand);
  try {
    if (screen)
      await Promise.all([loadPage(screen.pageName), loadEmbedViews(embedTypesOf(screen.page.data))]);
    else await loadScreenError();
  } catch (error) {
    // If its code fails to load the page stays as the server sent it: readable, with plain links.
    if (mayReload(sessionStorage, Date.now())) location.reload();
    return log.error('The page could not be started', { error });
  }
  const onError = (error: unknown) => log.error('The page failed to render', { error });
  // Not before hydration is complete: elements it adds would not match the server's markup.
  const onHydrated = () => {
    onSearchFocus((form) => {
      import('./search-box.ts').then(({ startSearchBox }) => startSearchBox(form, log)).catch(() => {});
    });
    whenIdle(() => {
      // A failure is ignored: these features are optional.
      import('./after-load.ts')
        .then(({ startAfterLoad }) => startAfterLoad(store, log, markIdleCode))
        .catch(markIdleCode);
    });
  };
  // In slices: hydration does not block a reader who scrolls or presses something.
  startTransition(
    () =>
      void hydrateRoot(container, <Browser store={store} onError={onError} onHydrated={onHydrated} />, {
        onRecoverableError(error) {
          reportError(error);
          // The DOM was changed before hydration. React has rendered the elements again without the text, which only
          // the document has.
          if (document.documentElement.dataset.hydrated) return;
          history.replaceState(plain, '');
          location.reload();
        },
      }),
  );
  // Before the links: a link that opens a panel must not navigate.
  openPanels(async () => (await import('./panels.tsx')).openPanel);
  markPaidLinks(document, publicSettings.affiliate, createPageView(document).guid);
  openLinks(async () => {
    const [{ startNavigation }] = await Promise.all([
      import('./app/routing/start-navigation.ts'),
      loadShell(),
    ]);
    return startNavigation({ store, log, mainId, loadScreenError });
  });
}
