import type { Clock } from '../load/clock.ts';

/** Scrolling has ended when the page has not moved for this long. */
export const scrollEndMilliseconds = 200;

export interface ViewWatch {
  observe: (place: HTMLElement) => void;
  unobserve: (place: HTMLElement) => void;
  /** Checks a place again, and reports if it is out of view. */
  recheck: (place: HTMLElement) => void;
}

/**
 * Reports which places are in view. "Out of view" is reported only after scrolling has ended and the place did not
 * come back: its space may collapse then, and scroll anchoring does not work during a scroll.
 */
export function watchView(clock: Clock, onView: (place: HTMLElement, isInView: boolean) => void): ViewWatch {
  const pending = new Set<HTMLElement>();
  let isWaiting = false;

  function wait(): void {
    const before = scrollY;
    isWaiting = true;
    clock.at(clock.now() + scrollEndMilliseconds, () => {
      if (scrollY !== before) return wait();
      isWaiting = false;
      for (const place of pending) if (!isOutOfView(place)) pending.delete(place);
      // One at a time: scroll anchoring compensates for one change per frame.
      const [hidden] = pending;
      if (!hidden) return;
      pending.delete(hidden);
      if (pending.size > 0) wait();
      onView(hidden, false);
    });
  }

  function recheck(place: HTMLElement): void {
    pending.add(place);
    if (!isWaiting) wait();
  }

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) onView(target as HTMLElement, true);
      else recheck(target as HTMLElement);
    }
  });
  return {
    observe: (place) => observer.observe(place),
    unobserve(place) {
      observer.unobserve(place);
      pending.delete(place);
    },
    recheck,
  };
}

/**
 * A rail above the viewport counts as in view: scroll anchoring holds the text beside it, so the rail's own column
 * would move.
 */
function isOutOfView(place: HTMLElement): boolean {
  const { top, bottom } = place.getBoundingClientRect();
  return top >= innerHeight || (bottom <= 0 && place.dataset.ad !== 'rail');
}
