import { currentBrand } from '../brand/current-brand.ts';
import type { PageState } from '../page-store.ts';
import { statusOf } from '../site-error.ts';
import { errorHead } from './error-head.ts';
import { pageHead } from './page-head.ts';

/** Makes the document's head that of the page just opened. */
export function syncHead({ screen, error }: PageState): void {
  const head = screen
    ? pageHead(screen, { siteUrl: location.origin, brand: currentBrand() })
    : errorHead(statusOf(error));
  document.title = head.title;
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove();
  for (const { tag, attributes } of head.tags) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.dataset.page = '';
    document.head.append(element);
  }
  syncStructuredData(screen);
}

let latest = 0;

/** The previous page's structured data is removed at once; the new one is written by code that loads later. */
function syncStructuredData(screen: PageState['screen']): void {
  const run = ++latest;
  for (const old of document.head.querySelectorAll('script[type="application/ld+json"]')) old.remove();
  if (!screen) return;
  import('./write-structured-data.ts').then(
    ({ writeStructuredData }) => {
      if (run === latest) writeStructuredData(screen, document.head);
    },
    () => {},
  );
}
