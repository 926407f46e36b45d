import { mayFetchAhead } from '#app/behaviours/connection.ts';
import { loadForPrint } from '#app/behaviours/load-for-print.ts';
import { renderLateBands } from '#app/behaviours/render-late-bands.ts';
import { openSearchSheet } from '#app/behaviours/search/open-search-sheet.ts';
import { watchLoops } from '#app/behaviours/watch-loops.ts';
import { whenIdle } from '#app/behaviours/when-idle.ts';
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
 * scrolls or types never waits for all of it.
 */
export function startAfterLoad(store: PageStore, log: Log): void {
  const { serviceWorker } = navigator;
  const starts: (() => void)[] = [
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
  for (const start of starts) whenIdle(start);
}

function whenLoaded(call: () => void): void {
  if (document.readyState === 'complete') call();
  else addEventListener('load', call, { once: true });
}
