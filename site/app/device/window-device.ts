import { desktopWidth, tabletWidth } from '#content/limits.ts';
import type { Device } from '#content/rules/device.ts';

const isAtLeast = (pixels: number) => matchMedia(`(min-width: ${pixels / 16}rem)`).matches;

/**
 * The device by the width of the window. The query is in rem, as in the style sheets that reserve space for ads: with a
 * larger font the page has the layout of a smaller window.
 */
export function windowDevice(): Device {
  if (isAtLeast(desktopWidth)) return 'desktop';
  return isAtLeast(tabletWidth) ? 'tablet' : 'mobile';
}
