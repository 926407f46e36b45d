import type { Clock } from './machines/clock.ts';

/** A page that has not moved for so long stands still. */
export const stillMilliseconds = 200;

export interface ViewWatch {
  observe: (place: HTMLElement) => void;
  unobserve: (place: HTMLElement) => void;
  /** Checks a place once more, and tells if it is out of view. */
  lookAgain: (place: HTMLElement) => void;
}

/**
 * Tells which places are in view. That one is out of view is told once the page stands still, and not of what came back
 * meanwhile: its room may fold then, and while a page scrolls browsers do not hold in its place what is read.
 */
export function watchView(clock: Clock, onView: (place: HTMLElement, isInView: boolean) => void): ViewWatch {
  const unsure = new Set<HTMLElement>();
  let isWaiting = false;

  function wait(): void {
    const before = scrollY;
    isWaiting = true;
    clock.at(clock.now() + stillMilliseconds, () => {
      if (scrollY !== before) return wait();
      isWaiting = false;
      for (const place of unsure) if (!isOutOfView(place)) unsure.delete(place);
      // One at a time: of several changes at once a browser holds the page still against one.
      const [gone] = unsure;
      if (!gone) return;
      unsure.delete(gone);
      if (unsure.size > 0) wait();
      onView(gone, false);
    });
  }

  function lookAgain(place: HTMLElement): void {
    unsure.add(place);
    if (!isWaiting) wait();
  }

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) onView(target as HTMLElement, true);
      else lookAgain(target as HTMLElement);
    }
  });
  return {
    observe: (place) => observer.observe(place),
    unobserve(place) {
      observer.unobserve(place);
      unsure.delete(place);
    },
    lookAgain,
  };
}

/** Above the window a rail counts as in view: browsers hold the text beside it in its place, and its own column moves. */
function isOutOfView(place: HTMLElement): boolean {
  const { top, bottom } = place.getBoundingClientRect();
  return top >= innerHeight || (bottom <= 0 && place.dataset.ad !== 'rail');
}
