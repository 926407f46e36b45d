import { mayFetchAhead } from '#app/behaviours/connection.ts';
import { loadForPrint } from '#app/behaviours/load-for-print.ts';
import { renderLateBands } from '#app/behaviours/render-late-bands.ts';
import { openSearchSheet } from '#app/behaviours/search/open-search-sheet.ts';
import { type Start, startWhenIdle } from '#app/behaviours/start-when-idle.ts';
import { watchLoops } from '#app/behaviours/watch-loops.ts';
import type { Log } from '#app/log.ts';
import type { PageStore } from '#app/page-store.ts';
import { watchSeamless } from '#app/seamless/watch-seamless.ts';
import { publicSettings } from '#config/public.ts';
import { prefetchVisible } from './app/routing/prefetch.ts';
import { platformStarts } from './platform.ts';
import { startRemembered } from './remembered.tsx';
import { cacheStories, registerWorker } from './service-worker/register.ts';

/**
 * Work that improves the next page, not this one: started in idle time, one task per idle moment, so that a reader who
 * scrolls or types never waits for all of it. `onReady` is called when all of it runs.
 */
export function startAfterLoad(store: PageStore, log: Log, onReady: () => void): void {
  const { serviceWorker } = navigator;
  const starts: Start[] = [
    () => openSearchSheet(async () => (await import('./search-sheet.tsx')).startSearchSheet),
    () => watchSeamless(store, log),
    startRemembered,
    () => watchLoops(document),
    ...platformStarts({ store, log }),
    () => renderLateBands(document),
    () => loadForPrint(window, document),
    () => {
      if (mayFetchAhead(navigator.connection)) prefetchVisible();
    },
    () => {
      // The dev server has no worker, and a cached page would hide the latest code changes.
      if (!serviceWorker || !import.meta.env.PROD) return;
      whenLoaded(() => void registerWorker(serviceWorker, publicSettings.serviceWorker.isOn, log));
      if (publicSettings.serviceWorker.isOn) cacheStories(store, serviceWorker);
    },
  ];
  startWhenIdle(starts, onReady);
}

function whenLoaded(call: () => void): void {
  if (document.readyState === 'complete') call();
  else addEventListener('load', call, { once: true });
}
