import type { Log } from '#app/log.ts';
import type { ShownStore } from '#app/shown.ts';

/** What stands beside the content, started in this order: a reader's answer decides about everything after it. */
export interface Platform {
  store: ShownStore;
  log: Log;
}

/** Called once, in an idle moment after the page came alive. */
export function startPlatform(_platform: Platform): void {
  // 1 consent · 2 experiments · 3 analytics · 4 script tags · 5 ads
}
