import { countsFor, showCounts } from './count-places.ts';

interface Widgets {
  getCount(options?: { reset?: boolean }): void;
}

declare global {
  interface Window {
    DISQUSWIDGETS?: Widgets;
  }
}

const { currentScript } = document;
const base = new URL('./', currentScript instanceof HTMLScriptElement ? currentScript.src : location.href)
  .href;
const seen = new WeakSet<Element>();

/** Fills in all counts on the page; `reset` also requests those already filled. */
async function count(reset: boolean): Promise<void> {
  const all = document.querySelectorAll<HTMLElement>('.disqus-comment-count');
  const places = [...all].filter((place) => reset || !seen.has(place));
  for (const place of places) seen.add(place);
  await showCounts(places, (identifiers) => countsFor(base, identifiers));
}

window.DISQUSWIDGETS = {
  getCount: ({ reset = false } = {}) => void count(reset),
};
void count(false);
