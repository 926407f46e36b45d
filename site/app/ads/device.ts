import type { AdDevice } from '#content/entities/ad-slot-config.ts';
import { desktopWidth, tabletWidth } from '#content/limits.ts';

/** By the window's width, as the style sheet reserves the room: what is asked for must fit what is kept. */
export function adDeviceOf(windowWidth: number): AdDevice {
  if (windowWidth >= desktopWidth) return 'desktop';
  return windowWidth >= tabletWidth ? 'tablet' : 'mobile';
}
