import { mayFetchAhead } from '#app/behaviours/connection.ts';
import { watchMoving } from '#app/behaviours/watch-moving.ts';
import type { Log } from '#app/log.ts';
import { watchSeamless } from '#app/seamless/watch-seamless.ts';
import type { ShownStore } from '#app/shown.ts';
import { publication } from '#config';
import { startPlatform } from './platform.ts';
import { prefetchVisible } from './prefetch.ts';
import { startRemembered } from './remembered.tsx';
import { keepStories, registerWorker } from './service-worker/register.ts';

/** What makes the next page better and not this one: fetched when the browser has nothing else to do. */
export function startAfterLoad(store: ShownStore, log: Log): void {
  watchSeamless(store, log);
  const { serviceWorker } = navigator;
  // The dev server has no worker, and a kept page would hide what its builders just changed.
  if (serviceWorker && import.meta.env.PROD) {
    whenLoaded(() => void registerWorker(serviceWorker, publication.serviceWorker.isOn, log));
    if (publication.serviceWorker.isOn) keepStories(store, serviceWorker);
  }
  startRemembered();
  startPlatform({ store, log });
  watchMoving(document);
  if (mayFetchAhead(navigator.connection)) prefetchVisible();
}

function whenLoaded(call: () => void): void {
  if (document.readyState === 'complete') call();
  else addEventListener('load', call, { once: true });
}
