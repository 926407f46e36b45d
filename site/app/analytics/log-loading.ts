import type { Log } from '../log.ts';

const own = /^\/assets\//;

/** Says when the document was ready, and which of our own files did not come (ER-38). */
export function logLoading(
  page: Pick<EventTarget, 'addEventListener'> & {
    document: Pick<Document, 'readyState' | 'addEventListener'>;
    performance: Pick<Performance, 'now'>;
    location: Pick<Location, 'origin'>;
  },
  log: Pick<Log, 'info' | 'error'>,
): void {
  const { document } = page;
  const ready = () => log.info('Document ready', { milliseconds: Math.round(page.performance.now()) });
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', ready, { once: true });
  else ready();
  // Failures of elements do not bubble.
  page.addEventListener(
    'error',
    ({ target }) => {
      const address = addressOf(target);
      if (address && address.origin === page.location.origin && own.test(address.pathname))
        log.error('Loading of a file of the page failed', { path: address.pathname });
    },
    { capture: true },
  );
}

function addressOf(target: EventTarget | null): URL | undefined {
  if (!target) return undefined;
  const text = 'src' in target ? target.src : 'href' in target ? target.href : undefined;
  return typeof text === 'string' && URL.canParse(text) ? new URL(text) : undefined;
}
