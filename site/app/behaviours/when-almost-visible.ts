import { lazyLoadMargin } from '#content/limits.ts';

type Watcher = Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'>;
type CreateWatcher = (
  onChange: (entries: readonly Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>[]) => void,
  options: { rootMargin: string },
) => Watcher;

export interface ProximityObserver {
  watch: (element: Element) => void;
  /** The element is gone or its callback is no longer needed. */
  forget: (element: Element) => void;
  stop: () => void;
}

/** Calls back once for each element that comes close to the viewport, then stops observing it. */
export function whenAlmostVisible(
  onAlmostVisible: (element: Element) => void,
  rootMargin: string = lazyLoadMargin,
  create: CreateWatcher = (onChange, options) => new IntersectionObserver(onChange, options),
): ProximityObserver {
  let isStopped = false;
  const watcher = create(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        // Two may come into range at once, and the first call may have been enough.
        if (!isIntersecting || isStopped) continue;
        watcher.unobserve(target);
        onAlmostVisible(target);
      }
    },
    { rootMargin },
  );
  return {
    watch: (element) => watcher.observe(element),
    forget: (element) => watcher.unobserve(element),
    stop() {
      isStopped = true;
      watcher.disconnect();
    },
  };
}
