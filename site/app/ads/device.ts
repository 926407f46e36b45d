import type { AdDevice } from '#content/entities/ad-slot-config.ts';
import { desktopWidth, tabletWidth } from '#content/limits.ts';

const rem = (pixels: number) => `(min-width: ${pixels / 16}rem)`;

/**
 * The device of now, asked as the style sheet asks that reserves the room: readers with a larger font have the room of
 * a smaller window, and get what fits it.
 */
export function adDeviceNow(matches = (query: string) => matchMedia(query).matches): AdDevice {
  if (matches(rem(desktopWidth))) return 'desktop';
  return matches(rem(tabletWidth)) ? 'tablet' : 'mobile';
}
