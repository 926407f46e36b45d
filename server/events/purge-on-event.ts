import { keys } from '#api/lists/surrogate-keys.ts';
import type { StoredEvent } from '#database/event.ts';
import type { PageCache } from '../edge/page-cache/page-cache.ts';

export type PurgeEvent = Pick<StoredEvent, 'kind' | 'keys'>;

/**
 * Marks the pages that show changed content as stale. After a withdrawal or a change of a vanity entry they must not be
 * served stale at all: the next request must see the change.
 */
export function purgeOnEvent(cache: Pick<PageCache, 'purge' | 'purgeEverything'>, event: PurgeEvent): void {
  if (event.keys.includes(keys.everything)) cache.purgeEverything();
  else
    cache.purge(event.keys, {
      hard: event.kind === 'withdrawn' || event.keys.includes(keys.vanities),
    });
}
