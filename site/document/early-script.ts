import { keyPrefix } from '#app/behaviours/remembered/remembered.ts';
import { staffCookie } from '#app/identity/staff.ts';
import { pageDataId } from '#app/page-store.ts';
import { seamlessKey } from '#app/seamless/preference.ts';

/** On a stalled connection, show what has loaded by then. Milliseconds. */
const longestWait = 1000;

/**
 * Runs in the head before the first paint: applies theme and text size, removes the space of a closed banner, reserves
 * space for started or following stories and for staff links, and lays out the whole page for a reader who returns to a
 * position. Early failures are queued: failures of elements, such as a missing style sheet, do not bubble and are
 * captured; pictures are ignored, as there may be many. It is self-contained (no imports) and tolerates everything:
 * without storage the page is what the server sent.
 */
function early(key: string, off: string, endId: string, wait: number, staff: string): void {
  const { dataset } = document.documentElement;
  // Failures before error reporting loads are queued for it; see early-errors.ts.
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
  // Blocks the first paint until the visible content has arrived: a header alone would be laid out, and everything
  // again after it. HTML validators do not know such links yet, so none is in the markup.
  const end = document.createElement('link');
  end.rel = 'expect';
  end.blocking = 'render';
  end.href = `#${endId}`;
  document.head.append(end);
  setTimeout(() => end.remove(), wait);
  // A reader who returns to a position, or follows an anchor, needs the whole page laid out.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || navigation?.type !== 'navigate') dataset.whole = '';
  // Space for ads is reserved where scripts can fill it.
  dataset.ads = '';
  const theme = stored('theme');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  const size = stored('text-size');
  if (/^(small|larger?)$/.test(String(size))) dataset.textSize = String(size);
  const started = stored('started');
  if (Array.isArray(started) && started[0]) dataset.started = '';
  // The same result as `modeOf`, before its code has loaded.
  const { connection } = navigator;
  let mode = connection?.saveData || /2g$/.test(connection?.effectiveType ?? '') ? 'manual' : 'auto';
  try {
    if (localStorage.getItem(off) === 'off') mode = 'off';
    // The same result as `isStaff`: links added later move nothing.
    if (document.cookie.split('; ').includes(staff)) dataset.staff = '';
  } catch {
    // Nothing stored.
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

/** The same on every page, so its hash can be in the policy of cached pages. */
export const earlyScript = `(${early.toString()})(${[keyPrefix, seamlessKey, pageDataId, longestWait, `${staffCookie}=1`].map((value) => JSON.stringify(value)).join()})`;
