import { scrollTarget } from '../behaviours/scroll-position.ts';

/** The target of a reader's jump, e.g. the comments of a story (ART-13). */
interface JumpHold {
  /** The element while the reader is on the way to it or has it on screen. */
  held: () => Element | undefined;
  stop: () => void;
}

/**
 * A reader who jumps to an element of a story reads that story while the element is on screen, even if the next story
 * shows below it. `onRelease` is called when it has left the screen.
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
  /** The reader scrolled elsewhere before arriving. */
  const onScrollEnd = () => {
    if (!held || hasArrived) return;
    const { top, bottom } = held.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) release();
  };
  const { signal } = stopping;
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('scrollend', onScrollEnd, { signal });
  // The jump may have happened before this code was loaded.
  if (location.hash) hold(location.hash);

  return {
    held: () => held,
    stop() {
      stopping.abort();
      onScreen.disconnect();
    },
  };
}
