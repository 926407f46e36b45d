import type { Reader } from './reader.ts';

/** On the element that announces the next story, once that story is on the page with the same head. */
const replaced = 'data-replaced';
/** On the container then. Without a box of its own it cannot move up to where the announcement was: a layout shift. */
const filled = 'data-filled';

/**
 * Takes the announcement away in the same frame in which the story itself comes to its place, so that nothing moves and
 * its headline is there once. A reader who has reached the link stays in that place. Returns the stop function.
 */
export function replaceAnnouncement(
  announcement: HTMLElement | null,
  place: HTMLElement,
  reader: Pick<Reader, 'get' | 'subscribe'>,
): () => void {
  if (!announcement) return () => {};
  const update = () => {
    if (reader.get().stories.length === 0 || announcement.hasAttribute(replaced)) return;
    const hadFocus = announcement.contains(document.activeElement);
    announcement.setAttribute(replaced, '');
    place.setAttribute(filled, '');
    if (!hadFocus) return;
    requestAnimationFrame(() => {
      const title = place.querySelector<HTMLElement>('[data-story] h2');
      title?.setAttribute('tabindex', '-1');
      title?.focus({ preventScroll: true });
    });
  };
  const unsubscribe = reader.subscribe(update);
  return () => {
    unsubscribe();
    announcement.removeAttribute(replaced);
    place.removeAttribute(filled);
  };
}
