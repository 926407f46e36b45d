import { resourceTimingMilliseconds } from '#content/limits.ts';
import type { EventPayloads } from './events/event-payloads.ts';
import { isQuiet, type Loaded, look, noResources } from './resource-state.ts';

/** Polls loaded resources every half second, until nothing more loads. */
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
    /** Ends a page view: returns its resources, if any, and starts the next empty. */
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
