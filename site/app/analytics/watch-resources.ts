import { resourceTimingMilliseconds } from '#content/limits.ts';
import type { EventPayloads } from './events/event-payloads.ts';
import { isQuiet, type Loaded, look, noResources } from './resource-state.ts';

/** Looks every half second at what the page has loaded, until nothing comes any more. */
export function watchResources(
  list: () => readonly Loaded[],
  origin: string,
): { end: () => EventPayloads['resource_timing'] | undefined; stop: () => void } {
  let state = noResources;
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const begin = () => {
    timer ??= setInterval(() => {
      state = look(state, list(), origin);
      if (isQuiet(state)) stop();
    }, resourceTimingMilliseconds);
  };
  begin();
  return {
    /** A page view ends: what it loaded, if anything; the next begins with nothing. */
    end() {
      state = look(state, list(), origin);
      const { read, count, bytes, otherCount, otherBytes, slowestMilliseconds } = state;
      state = { ...noResources, read };
      begin();
      if (count === 0) return undefined;
      return {
        resource_count: count,
        resource_bytes: bytes,
        other_resource_count: otherCount,
        other_resource_bytes: otherBytes,
        slowest_resource_msec: slowestMilliseconds,
      };
    },
    stop,
  };
}
