import type { Log } from '../log.ts';

const own = /^\/assets\//;

/** Logs when the document was ready (ER-38). */
export function logReady(
  document: Pick<Document, 'readyState' | 'addEventListener'>,
  log: Pick<Log, 'info'>,
): void {
  const ready = () => log.info('Document ready', { milliseconds: Math.round(performance.now()) });
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', ready, { once: true });
  else ready();
}

/** Logs first-party files that failed to load (ER-38). */
export function logFailedFile(element: EventTarget, origin: string, log: Pick<Log, 'error'>): void {
  const { src, href = src } = element as Partial<Record<'src' | 'href', unknown>>;
  if (!URL.canParse(String(href))) return;
  const address = new URL(String(href));
  if (address.origin === origin && own.test(address.pathname))
    log.error('Loading of a file of the page failed', { path: address.pathname });
}
