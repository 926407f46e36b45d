import { keyPrefix } from '#app/behaviours/remembered/remembered.ts';
import { staffCookie } from '#app/identity/staff.ts';
import { pageDataId } from '#app/page-store.ts';
import { seamlessKey } from '#app/seamless/preference.ts';

/** On a line that stalls, what has come by then is shown. Milliseconds. */
const longestWait = 1000;

/**
 * Runs in the head, before anything is painted: theme and text size are there from the first pixel, a banner that
 * was closed takes no room, a place is kept for stories that were begun or will follow and for the links of staff, and a
 * reader who comes back
 * gets the page in its whole length. What fails meanwhile is kept: failures of elements, such as a style sheet that
 * does not come, do not bubble and are caught on their way down; pictures are no failure of the page, and may be many.
 * It stands alone (no imports reach it) and forgives everything: without storage the page is what the server sent.
 */
function early(key: string, off: string, endId: string, wait: number, staff: string): void {
  const { dataset } = document.documentElement;
  // What fails before error reporting is there waits for it; see early-errors.ts.
  const errors: NonNullable<Window['earlyErrors']> = [];
  const onError = (event: Event) =>
    errors.length < 20 && (event.target as Element).tagName !== 'IMG' && errors.push(event);
  const kinds = ['error', 'unhandledrejection'];
  for (const kind of kinds) addEventListener(kind, onError, true);
  errors.stop = () => kinds.forEach((kind) => void removeEventListener(kind, onError, true));
  window.earlyErrors = errors;
  const stored = (name: string): unknown => {
    try {
      return JSON.parse(localStorage.getItem(key + name) ?? 'null');
    } catch {
      return null;
    }
  };
  // Painted once, when all there is to see has come: a header alone would be laid out, and everything again after it.
  // The checker of documents does not know such links yet, so none stands in the markup.
  const end = document.createElement('link');
  end.rel = 'expect';
  end.blocking = 'render';
  end.href = `#${endId}`;
  document.head.append(end);
  setTimeout(() => end.remove(), wait);
  // Whoever comes back to a place, or for an anchor, finds it only on a page that is laid out as a whole.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== 'navigate') dataset.whole = '';
  // Room for ads is kept where scripts can fill it.
  dataset.ads = '';
  const theme = stored('theme');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  const size = stored('text-size');
  if (/^(small|larger?)$/.test(String(size))) dataset.textSize = String(size);
  const started = stored('started');
  if (Array.isArray(started) && started[0]) dataset.started = '';
  // The same answer as `modeOf`, before the code that asks it is there.
  const { connection } = navigator;
  let mode = connection?.saveData || /2g$/.test(connection?.effectiveType ?? '') ? 'ask' : 'auto';
  try {
    if (localStorage.getItem(off) === 'off') mode = 'off';
    // The same answer as `isStaff`: links that come later move nothing.
    if (document.cookie.split('; ').includes(staff)) dataset.staff = '';
  } catch {
    // Nothing was remembered.
  }
  dataset.seamless = mode;
  const dismissed = stored('dismissed');
  if (!Array.isArray(dismissed) || !dismissed[0]) return;
  try {
    const sheet = new CSSStyleSheet();
    for (const id of dismissed) sheet.insertRule(`[data-breaking="${CSS.escape(String(id))}"]{display:none}`);
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // A browser without such sheets hides the banner a moment later.
  }
}

/** The same on every page, so its hash can stand in the policy of cached pages. */
export const earlyScript = `(${early.toString()})(${[keyPrefix, seamlessKey, pageDataId, longestWait, `${staffCookie}=1`].map((value) => JSON.stringify(value)).join()})`;
