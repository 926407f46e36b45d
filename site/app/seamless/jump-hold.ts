import { scrollTarget } from '../behaviours/scroll-position.ts';

/** Where a reader jumped to, e.g. the comments of a story (ART-13). */
export interface JumpHold {
  /** The element while the reader is on the way to it or has it on screen. */
  held: () => Element | undefined;
  stop: () => void;
}

/**
 * A reader who jumps to a place of a story reads that story as long as the place is on screen, also where the next
 * story already shows below it. `onRelease` is called when it has left the screen.
 */
export function watchJumps(main: Element, onRelease: () => void): JumpHold {
  const stopping = new AbortController();
  let held: Element | undefined;
  let hasArrived = false;
  const onScreen = new IntersectionObserver((entries) => {
    const isOnScreen = entries.at(-1)?.isIntersecting === true;
    if (hasArrived && !isOnScreen) release();
    hasArrived ||= isOnScreen;
  });

  function release(): void {
    held = undefined;
    onScreen.disconnect();
    onRelease();
  }
  function hold(hash: string): void {
    const named = scrollTarget({ restore: null, hash });
    const target = typeof named === 'object' ? document.getElementById(named.id) : null;
    if (!target || !main.contains(target)) return;
    held = target;
    hasArrived = false;
    onScreen.disconnect();
    onScreen.observe(target);
  }
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
    if (link) hold(link.getAttribute('href') ?? '');
  };
  /** The reader scrolled elsewhere before they arrived. */
  const onScrollEnd = () => {
    if (!held || hasArrived) return;
    const { top, bottom } = held.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) release();
  };
  const { signal } = stopping;
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('scrollend', onScrollEnd, { signal });
  // The jump itself may have brought the reader near the end, before this code was there.
  if (location.hash) hold(location.hash);

  return {
    held: () => held,
    stop() {
      stopping.abort();
      onScreen.disconnect();
    },
  };
}
