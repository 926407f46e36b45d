import type { LayoutComponent, LayoutTree } from '#content/page/layout.ts';

/** The components of a layout as a reader meets them: from the top down, columns from the left. */
export function placesOf(areas: LayoutTree): LayoutComponent[] {
  return areas.flatMap((area) => [...area.components, ...placesOf(area.children)]);
}
