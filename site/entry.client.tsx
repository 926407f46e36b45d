import './app/styles/global.css';
import { startTransition, useEffect, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { markPaidLinks } from '#app/behaviours/mark-paid-links.ts';
import { openLinks } from '#app/behaviours/open-links.ts';
import { openPanels } from '#app/behaviours/open-panels.ts';
import { createPageView } from '#app/behaviours/page-view.ts';
import { mayReload } from '#app/behaviours/reload-once.ts';
import { onSearchFocus } from '#app/behaviours/search/on-search-focus.ts';
import { whenIdle } from '#app/behaviours/when-idle.ts';
import { embedTypesOf } from '#app/components/embeds/embed-types.ts';
import { loadEmbedViews } from '#app/components/embeds/load-embed-views.ts';
import { type RequestArticle, RequestArticleContext } from '#app/components/page-body/refresh-context.ts';
import { mainId } from '#app/layouts/skip-link.tsx';
import { createPageStore, type PageStore, pageDataId } from '#app/page-store.ts';
import { loadPage } from '#app/pages.ts';
import { requestFacts } from '#app/request-facts.ts';
import { publication } from '#config';
import { isDebug } from '#content/rules/is-debug.ts';
import { createBrowserLog } from './browser-log.ts';

/** State of a history entry whose document stays as the server sent it; browsers keep it when they reload. */
const plain = 'plain';

const requestArticle: RequestArticle = async (place) =>
  (await import('./request-article.ts')).requestArticle(place);

interface BrowserProps {
  store: PageStore;
  onError: (error: unknown) => void;
  onHydrated: () => void;
}

function Browser({ store, onError, onHydrated }: BrowserProps) {
  // Styles and journeys may ask whether the page answers yet.
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    onHydrated();
  }, [onHydrated]);
  const pageState = useSyncExternalStore(store.subscribe, store.get, store.get);
  return (
    <RequestArticleContext value={requestArticle}>
      <App pageState={pageState} onError={onError} />
    </RequestArticleContext>
  );
}

/** Called by the document's own script (`document/bootstrap.ts`), in a turn of its own after this code was read. */
export async function start(): Promise<void> {
  const container = document.getElementById('site');
  if (!container || history.state === plain) return;
  const store = createPageStore(JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{}'));
  const log = createBrowserLog(isDebug(requestFacts(new URL(location.href))));
  const { screen } = store.get();
  try {
    if (screen)
      await Promise.all([loadPage(screen.pageName), loadEmbedViews(embedTypesOf(screen.page.data))]);
  } catch (error) {
    // Without its code the page stays what the server sent: readable, with plain links.
    if (mayReload(sessionStorage, Date.now())) location.reload();
    return log.error('The page could not be started', { error });
  }
  const onError = (error: unknown) => log.error('The page failed while it was drawn', { error });
  // Not before all slices are done: what it adds to the page would not be what the server sent.
  const onHydrated = () =>
    whenIdle(() => {
      // Nobody misses what does not come.
      import('./after-load.ts').then(({ startAfterLoad }) => startAfterLoad(store, log)).catch(() => {});
    });
  // In slices: a reader who scrolls or presses something while the page comes alive is not kept waiting.
  startTransition(
    () =>
      void hydrateRoot(container, <Browser store={store} onError={onError} onHydrated={onHydrated} />, {
        onRecoverableError(error) {
          reportError(error);
          // Somebody changed the elements first. React has drawn them again without the text, which only the document has.
          if (document.documentElement.dataset.hydrated) return;
          history.replaceState(plain, '');
          location.reload();
        },
      }),
  );
  onSearchFocus((form) => {
    import('./search-box.ts').then(({ startSearchBox }) => startSearchBox(form, log)).catch(() => {});
  });
  // Before the links: a link that opens a panel is taken.
  openPanels(async () => (await import('./panels.tsx')).openPanel);
  markPaidLinks(document, publication.affiliate, createPageView(document).guid);
  openLinks(async () => (await import('./navigation.ts')).startNavigation(store, log, mainId));
}
