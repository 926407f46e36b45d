import { createHash } from 'node:crypto';

/** Where a document names the scripts of its page, as JSON. */
export const pageScriptsId = 'page-scripts';

/** Timeout after which a page that waits for one of its pictures hydrates anyway. Milliseconds. */
const longestWait = 3000;

/**
 * Content first: scripts load when the page is complete, or as soon as the reader interacts. They would compete with
 * its pictures for bandwidth and with its layout for the processor, and the page is readable without them.
 * Self-contained: imports do not work here.
 */
function startWhenShown(
  parts: readonly (() => Promise<{ start?: () => void }>)[],
  scriptsId: string,
  wait: number,
): void {
  // Presses on controls whose code loads late are queued for it; see early-presses.ts.
  const presses: NonNullable<Window['earlyPresses']> = { click: [], submit: [] };
  const queue = (event: Event) => {
    const { type, target } = event;
    const control = (target as Element).closest<HTMLElement>('[data-save],[data-dismiss],[data-newsletters]');
    const kind = control?.tagName === 'FORM' ? 'submit' : 'click';
    if (control && kind === type) presses[kind]?.push(control);
    // Its form is for browsers without scripts.
    if (control?.hasAttribute('data-save')) event.preventDefault();
  };
  window.earlyPresses = presses;
  for (const kind of ['click', 'submit']) addEventListener(kind, queue, true);
  const read = async () => {
    // React creates some errors in advance. For their stack traces a browser would parse all the code a second time.
    const frames = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
    let start: (() => void) | undefined;
    try {
      // Each part of the code is evaluated in its own task, and started in another.
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
    // One task each: together they would block a phone's input.
    for (const href of JSON.parse(document.getElementById(scriptsId)?.textContent ?? '[]'))
      setTimeout(() => {
        const link = document.createElement('link');
        link.rel = 'modulepreload';
        link.href = href;
        document.head.append(link);
      });
    setTimeout(read);
  };
  // The loaded page is not painted yet: painting comes first.
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
 * The one inline script of every page. It is the same on all of them, so a Content-Security-Policy can allow it by its
 * hash on cached pages; with `'strict-dynamic'` everything it imports is allowed with it. `parts` are the files every
 * page needs, each after those it imports itself, the entry last.
 */
export function bootstrapScript(parts: readonly string[]): string {
  const imports = parts.map((url) => `()=>import(${JSON.stringify(url)})`);
  return `(${startWhenShown.toString()})([${imports}],${JSON.stringify(pageScriptsId)},${longestWait})`;
}

export function scriptHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
