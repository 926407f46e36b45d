import { mayFetchAhead } from '#app/behaviours/connection.ts';
import type { Log } from '#app/log.ts';
import { watchSeamless } from '#app/seamless/watch-seamless.ts';
import type { ShownStore } from '#app/shown.ts';
import { prefetchVisible } from './prefetch.ts';

/** What makes the next page better and not this one: fetched when the browser has nothing else to do. */
export function startAfterLoad(store: ShownStore, log: Log): void {
  watchSeamless(store, log);
  if (mayFetchAhead(navigator.connection)) prefetchVisible();
}
