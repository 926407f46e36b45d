import { createRoot, type Root } from 'react-dom/client';
import { routeChanged } from '#app/behaviours/route-changed.ts';
import { storyEntered } from '#app/behaviours/story-entered.ts';
import { StaffLink } from '#app/components/views/staff/staff-link.tsx';

/**
 * Fills the places that pages reserve for the staff link (`data-staff-place`, `{type}/{id}`). Only browsers of staff
 * fetch it, and only there the places have a height (`early-script.ts`).
 */
export function showStaffLinks(): void {
  const roots = new Map<Element, Root>();
  const show = () => {
    for (const [place, root] of roots)
      if (!place.isConnected) {
        root.unmount();
        roots.delete(place);
      }
    for (const place of document.querySelectorAll<HTMLElement>('[data-staff-place]')) {
      const [contentType, ...id] = place.dataset.staffPlace?.split('/') ?? [];
      const root = roots.get(place) ?? createRoot(place);
      roots.set(place, root);
      root.render(<StaffLink id={id.join('/')} contentType={contentType} />);
    }
  };
  for (const name of [routeChanged, storyEntered]) document.addEventListener(name, show);
  show();
}
