import type { LayoutComponent, LayoutTree } from '#content/page/layout.ts';

/** The components of a layout in reading order: from top to bottom, columns from left to right. */
export function placesOf(areas: LayoutTree): LayoutComponent[] {
  return areas.flatMap((area) => [...area.components, ...placesOf(area.children)]);
}
