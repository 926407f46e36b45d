import { routeChanged } from '#app/behaviours/route-changed.ts';
import { whenNear } from '#app/behaviours/when-near.ts';
import { loadPage } from '#app/pages.ts';
import { screenFor } from '#app/screen-for.ts';

/** Fetches the code of the pages that links in sight lead to; their data waits for a click. */
export function prefetchVisible(): void {
  const near = whenNear((link) => {
    const { origin, pathname } = link as HTMLAnchorElement;
    const screen = origin === location.origin ? screenFor(pathname) : null;
    // What does not come now is asked for again when it is needed, and fails there where somebody sees it.
    if (screen) loadPage(screen.route.page).catch(() => {});
  }, '0px');
  const watchAll = () => {
    for (const link of document.querySelectorAll('main a[href]')) near.watch(link);
  };
  watchAll();
  document.addEventListener(routeChanged, watchAll);
}
