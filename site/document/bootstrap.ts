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
function startWhenShown(
  parts: readonly (() => Promise<{ start?: () => void }>)[],
  scriptsId: string,
  wait: number,
): void {
  const read = async () => {
    // React keeps some errors ready. To tell where each was made a browser would read all the code a second time.
    const frames = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
    let start: (() => void) | undefined;
    try {
      // Reading a part of the code is one turn, the next part another, and what it does one more.
      for (const part of parts) {
        ({ start } = await part());
        await new Promise((next) => setTimeout(next));
      }
    } finally {
      Error.stackTraceLimit = frames;
    }
    start?.();
  };
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
    setTimeout(read);
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
 * `parts` are the files every page needs, each after those it imports itself, the entry last.
 */
export function bootstrapScript(parts: readonly string[]): string {
  const imports = parts.map((url) => `()=>import(${JSON.stringify(url)})`);
  return `(${startWhenShown.toString()})([${imports}],${JSON.stringify(pageScriptsId)},${longestWait})`;
}

export function scriptHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
