import { keys } from '#api/lists/surrogate-keys.ts';
import type { StoredEvent } from '#database/event.ts';
import type { PageCache } from '../edge/page-cache/page-cache.ts';

export type PurgeEvent = Pick<StoredEvent, 'kind' | 'keys'>;

/**
 * What was written anywhere makes the pages that show it old; what was withdrawn makes them unfit to show, and so does
 * a changed vanity entry: the next request must follow it.
 */
export function purgeOnEvent(cache: Pick<PageCache, 'purge' | 'purgeEverything'>, event: PurgeEvent): void {
  if (event.keys.includes(keys.everything)) cache.purgeEverything();
  else
    cache.purge(event.keys, {
      hard: event.kind === 'withdrawn' || event.keys.includes(keys.vanities),
    });
}
