import { lazyLoadMargin } from '#content/limits.ts';

type Watcher = Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'>;
type CreateWatcher = (
  onChange: (entries: readonly Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>[]) => void,
  options: { rootMargin: string },
) => Watcher;

export interface ProximityObserver {
  watch: (element: Element) => void;
  /** It is gone, or nobody waits for it any longer. */
  forget: (element: Element) => void;
  stop: () => void;
}

/** Calls once for each element that comes near the window, and watches it no longer. */
export function whenAlmostVisible(
  onAlmostVisible: (element: Element) => void,
  rootMargin: string = lazyLoadMargin,
  create: CreateWatcher = (onChange, options) => new IntersectionObserver(onChange, options),
): ProximityObserver {
  let isStopped = false;
  const watcher = create(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        // Two may come near at once, and the first call may have been enough.
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
