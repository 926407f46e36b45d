import type { Clock } from '../machines/clock.ts';

/** What became of an element a service was given; undefined while nobody can say. */
export type Verdict = (element: HTMLElement) => 'filled' | 'empty' | undefined;

/** A service that has drawn nothing so long after its script ran has nothing to draw. */
export const renderMilliseconds = 5000;

/** Something to be seen: wrappers without anything in them, scripts and counting pixels are nothing. */
function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && (element.childElementCount === 0 || element.matches('svg'));
}

/** For services that say nothing: what they drew says it. */
export const byEmbedView: Verdict = (element) =>
  [...element.querySelectorAll('*')].some(isSeen) ? 'filled' : undefined;

/** Watches an element until there is a verdict, or for as long as a service may take. Whether it stayed empty. */
export function whenRendered(
  element: HTMLElement,
  verdict: Verdict,
  clock: Clock,
): { isEmpty: Promise<boolean>; stop: () => void } {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const end = (isEmpty: boolean) => {
    changes.disconnect();
    sizes.disconnect();
    forget();
    resolve(isEmpty);
  };
  const look = () => {
    const said = verdict(element);
    if (said) end(said === 'empty');
  };
  const changes = new MutationObserver(look);
  // Pictures have a size only when they have come, and nobody writes that into the document.
  const sizes = new ResizeObserver(look);
  const forget = clock.at(clock.now() + renderMilliseconds, () => end(true));
  changes.observe(element, { childList: true, subtree: true, attributes: true });
  sizes.observe(element);
  look();
  return { isEmpty: promise, stop: () => end(true) };
}
