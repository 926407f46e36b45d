import { mayFetchAhead } from '#app/behaviours/connection.ts';
import type { Log } from '#app/log.ts';
import type { ShownStore } from '#app/shown.ts';
import { prefetchVisible } from './prefetch.ts';

/** What makes the next page better and not this one: fetched when the browser has nothing else to do. */
export function startAfterLoad(_store: ShownStore, _log: Log): void {
  if (mayFetchAhead(navigator.connection)) prefetchVisible();
}
