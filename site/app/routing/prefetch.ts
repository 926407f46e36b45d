import { routeChanged } from '#app/behaviours/route-changed.ts';
import { whenAlmostVisible } from '#app/behaviours/when-almost-visible.ts';
import { whenIdle } from '#app/behaviours/when-idle.ts';
import type { PageName } from '#app/routing/page-names.ts';
import { loadPage } from '#app/routing/pages.ts';
import { screenFor } from '#app/routing/screen-for.ts';

/** Fetches the code of the pages that links in sight lead to; their data waits for a click. */
export function prefetchVisible(): void {
  const requested = new Set<PageName>();
  const observer = whenAlmostVisible((link) => {
    const { origin, pathname } = link as HTMLAnchorElement;
    const page = origin === location.origin ? screenFor(pathname)?.route.page : undefined;
    if (!page || requested.has(page)) return;
    requested.add(page);
    // One at a time: several at once would block a reader who scrolls. A failure here is ignored; navigation requests
    // the code again and reports its own error.
    whenIdle(() => loadPage(page).catch(() => {}));
  }, '0px');
  const watchAll = () => {
    for (const link of document.querySelectorAll('main a[href]')) observer.watch(link);
  };
  watchAll();
  document.addEventListener(routeChanged, watchAll);
}
