const thread = '#disqus_thread';

/** What the reader used before the dialog opened. */
export interface Opener {
  element: Element | null;
  isInThread: boolean;
}

export function findOpener(page: Document): Opener {
  const element = page.activeElement;
  return { element, isInThread: Boolean(element?.closest(thread)) };
}

/**
 * The browser returns focus to what opened a dialog. A sign-in replaces some of it: the thread of comments is loaded
 * again, and the header's link becomes the account menu.
 */
function returnFocus(page: Document, { element, isInThread }: Opener): void {
  if (page.activeElement && page.activeElement !== page.body) return;
  if (element instanceof HTMLElement && element.isConnected && element.checkVisibility()) {
    element.focus();
    return;
  }
  const places = isInThread
    ? [`${thread} .discussion-comment textarea`, `${thread} textarea`, `${thread} button`]
    : ['header [data-account-host] :is(summary, a)'];
  for (const place of places)
    for (const found of page.querySelectorAll<HTMLElement>(place))
      if (found.checkVisibility()) {
        found.focus();
        return;
      }
}

/** Until the dialog has left the page and the header shows the account, focus is lost again. */
const frames = 20;

export function returnFocusSoon(page: Document, opener: Opener, left = frames): void {
  requestAnimationFrame(() => {
    returnFocus(page, opener);
    if (left > 1) returnFocusSoon(page, opener, left - 1);
  });
}
