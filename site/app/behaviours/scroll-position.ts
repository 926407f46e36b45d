interface ScrollOrder {
  /** From the navigator: a saved position, null if there is none, false to not scroll. */
  restore: number | false | null;
  hash: string;
}

/** Where to scroll when a page has arrived: back to where the reader was, to the anchor, or to the top. */
export function scrollTarget({ restore, hash }: ScrollOrder): number | { id: string } | undefined {
  if (restore === false) return undefined;
  if (typeof restore === 'number') return restore;
  return hash.length > 1 ? { id: decodeURIComponentSafely(hash.slice(1)) } : 0;
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

let storyTop: () => number = () => 0;

/** Reports how far the story being read is below its position on a page of its own; undefined: not at all. */
export function setStoryTop(measure: () => number = () => 0): void {
  storyTop = measure;
}

/** Where the reader is, as it will be when the address in the bar is opened again. */
export function readingPosition(): number {
  return Math.max(0, scrollY - storyTop());
}

export function applyScroll(order: ScrollOrder): void {
  const target = scrollTarget(order);
  if (target === undefined) return;
  // Below the top a place is only found again when everything above it is laid out.
  document.documentElement.toggleAttribute('data-whole', target !== 0);
  if (typeof target === 'number') scrollTo({ top: target, behavior: 'instant' });
  else (document.getElementById(target.id) ?? document.body).scrollIntoView();
}
