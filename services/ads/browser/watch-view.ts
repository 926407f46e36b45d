import { nextLook, nextView, unseen, type ViewEvent } from './view-state.ts';

export interface ViewWatch {
  end(): void;
}

const thresholds = Array.from({ length: 21 }, (_, index) => index / 20);
/** Often enough to be accurate, rarely enough for phones. */
const reportMilliseconds = 200;

/** Watches an element until stopped. In a hidden tab nothing is visible. */
export function watchView(
  element: Element,
  on: { viewable(): void; changed(percentage: number): void },
): ViewWatch {
  let state = unseen;
  let inWindow = 0;
  let reported = 0;
  let lookTimer: ReturnType<typeof setTimeout> | undefined;
  let notifyTimer: ReturnType<typeof setTimeout> | undefined;

  const take = (event: ViewEvent) => {
    const before = state;
    state = nextView(state, event);
    if (state.isViewable && !before.isViewable) on.viewable();
    clearTimeout(lookTimer);
    const at = nextLook(state);
    if (at !== undefined)
      lookTimer = setTimeout(
        () => take({ kind: 'tick', at: performance.now() }),
        Math.max(0, at - performance.now()),
      );
    notifyTimer ??= setTimeout(() => {
      notifyTimer = undefined;
      if (state.percentage === reported) return;
      reported = state.percentage;
      on.changed(reported);
    }, reportMilliseconds);
  };
  const look = () => {
    const percentage = document.visibilityState === 'visible' ? inWindow : 0;
    if (percentage !== state.percentage) take({ kind: 'seen', percentage, at: performance.now() });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      inWindow = Math.round((entries.at(-1)?.intersectionRatio ?? 0) * 100);
      look();
    },
    { threshold: thresholds },
  );
  observer.observe(element);
  document.addEventListener('visibilitychange', look);
  return {
    end() {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
      clearTimeout(lookTimer);
      clearTimeout(notifyTimer);
    },
  };
}
