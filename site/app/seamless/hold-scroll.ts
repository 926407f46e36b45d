import { flushSync } from 'react-dom';

/** A reader at the footer stays there: content inserted before it goes above the window. */
export function holdScroll(change: () => void): void {
  const footer = document.getElementById('footer');
  const before = footer?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
  flushSync(change);
  if (!footer || before >= innerHeight) return;
  scrollBy({ top: footer.getBoundingClientRect().top - before, behavior: 'instant' });
}
