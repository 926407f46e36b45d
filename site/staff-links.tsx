import { createRoot } from 'react-dom/client';
import { routeChanged } from '#app/behaviours/route-changed.ts';
import { StaffLink } from '#app/components/staff/staff-link.tsx';
import { mainOf } from '#app/main-of.ts';
import type { ShownStore } from '#app/shown.ts';

/**
 * Puts the staff link above the title of a video, gallery or collection. Only browsers of staff fetch it: the scripts of
 * these pages are at their limit, so their views cannot hold its place.
 */
export function showStaffLinks(store: ShownStore): void {
  const show = () => {
    for (const old of document.querySelectorAll('[data-staff-host]')) old.remove();
    const page = store.get().screen?.page.data;
    const shown =
      page && (mainOf(page, 'Video') ?? mainOf(page, 'Gallery') ?? mainOf(page, 'Collection'))?.data;
    const title = document.querySelector('main h1');
    // The title of a gallery stands in a row with the share buttons.
    const place = page?.pageType === 'gallery' ? title?.parentElement : title;
    if (!page || !shown || !place) return;
    const host = document.createElement('div');
    host.dataset.staffHost = '';
    place.before(host);
    createRoot(host).render(<StaffLink id={shown.id} contentType={page.pageType} />);
  };
  document.addEventListener(routeChanged, show);
  show();
}
