import type { Clock } from '../load/clock.ts';

/** Reads whether a service filled its element; undefined while unknown. */
export type ReadResult = (element: HTMLElement) => 'filled' | 'empty' | undefined;

/** A service that rendered nothing within this time after its script ran is taken as empty. */
export const renderMilliseconds = 5000;

/** Visible content: empty wrappers, scripts and tracking pixels do not count. */
function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && (element.childElementCount === 0 || element.matches('svg'));
}

/** For services that report nothing: judges by what they rendered. */
export const byVisibleContent: ReadResult = (element) =>
  [...element.querySelectorAll('*')].some(isSeen) ? 'filled' : undefined;

/** Watches an element until the result is known or the service times out; resolves whether it stayed empty. */
export function whenRendered(
  element: HTMLElement,
  readResult: ReadResult,
  clock: Clock,
): { isEmpty: Promise<boolean>; stop: () => void } {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const end = (isEmpty: boolean) => {
    changes.disconnect();
    sizes.disconnect();
    cancel();
    resolve(isEmpty);
  };
  const look = () => {
    const result = readResult(element);
    if (result) end(result === 'empty');
  };
  const changes = new MutationObserver(look);
  // Images get their size when they load, which changes no attribute or child.
  const sizes = new ResizeObserver(look);
  const cancel = clock.at(clock.now() + renderMilliseconds, () => end(true));
  changes.observe(element, { childList: true, subtree: true, attributes: true });
  sizes.observe(element);
  look();
  return { isEmpty: promise, stop: () => end(true) };
}
