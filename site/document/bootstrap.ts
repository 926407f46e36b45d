import { createHash } from 'node:crypto';

/** Where a document names the scripts of its page, as JSON. */
export const pageScriptsId = 'page-scripts';

/** A page that hangs on one of its pictures comes alive all the same. Milliseconds. */
const longestWait = 3000;

/**
 * Content first: scripts are fetched when the page is there, or as soon as the reader does something with it. They
 * would share the line with its pictures and the processor with its layout, and it can be read without them.
 * It stands alone: no imports reach it.
 */
function startWhenShown(load: () => Promise<{ start: () => void }>, scriptsId: string, wait: number): void {
  const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'];
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const sign of signs) removeEventListener(sign, start, true);
    // Each in a turn of its own: together they would keep a phone from answering a finger.
    for (const href of JSON.parse(document.getElementById(scriptsId)?.textContent ?? '[]'))
      setTimeout(() => {
        const link = document.createElement('link');
        link.rel = 'modulepreload';
        link.href = href;
        document.head.append(link);
      });
    // Reading the code is one turn, what it does another.
    setTimeout(() => load().then(({ start }) => setTimeout(start)));
  };
  // What has arrived is not yet painted: the frame that shows it goes first.
  const startAfterPaint = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(start);
    else setTimeout(start);
  };
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  if (document.readyState === 'complete') startAfterPaint();
  else addEventListener('load', startAfterPaint);
  setTimeout(start, wait);
}

/**
 * The one inline script of every page. It is the same on all of them, so a Content-Security-Policy can allow it by
 * its hash on cached pages; with `'strict-dynamic'` everything it imports is allowed with it.
 */
export function bootstrapScript(entryUrl: string): string {
  return `(${startWhenShown.toString()})(()=>import(${JSON.stringify(entryUrl)}),${JSON.stringify(pageScriptsId)},${longestWait})`;
}

export function scriptHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
