import type { LayoutComponent, LayoutTree } from '../page/layout.ts';

/** All components of a layout, with the views that editors chose for them. */
export function viewsIn(areas: LayoutTree): LayoutComponent[] {
  return areas.flatMap(({ components, children }) => [...components, ...viewsIn(children)]);
}
