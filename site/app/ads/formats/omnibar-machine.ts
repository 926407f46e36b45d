import type { AdDevice } from '#content/entities/ad-names.ts';
import type { AdSize } from '#content/entities/ad-slot-config.ts';
import { omnibarMilliseconds } from '#content/limits.ts';
import type { Instant } from '../load/clock.ts';

export interface OmnibarState {
  /** `top` pushes the page down for a while; `bottom` lies over its lower edge and can be closed. */
  phase: 'waiting' | 'top' | 'bottom' | 'hidden' | 'closed';
  height: number;
  /** How far the page is pushed down right now. */
  offset: number;
  wakeAt?: Instant | undefined;
}

export type OmnibarEvent =
  | { kind: 'ad'; size: AdSize; isEmpty: boolean }
  | { kind: 'close' }
  | { kind: 'route' }
  | { kind: 'time' };

const topSizes = ['970x250', '970x66', '728x90'];
const bottomSize = '320x50';

export const startOmnibar: OmnibarState = { phase: 'waiting', height: 0, offset: 0 };

/** The edge for an omnibar on a device; warns about an unknown device. */
export function omnibarPlace(device: string, warn: (message: string) => void): 'top' | 'bottom' | undefined {
  const places: Readonly<Record<AdDevice, 'top' | 'bottom'>> = {
    desktop: 'top',
    tablet: 'top',
    mobile: 'bottom',
  };
  if (Object.hasOwn(places, device)) return places[device as AdDevice];
  warn(`The omnibar does not support the device type ${device}`);
  return undefined;
}

export function moveOmnibar(state: OmnibarState, event: OmnibarEvent, now: Instant): OmnibarState {
  switch (event.kind) {
    case 'route':
      return startOmnibar;
    case 'close':
      return { phase: 'closed', height: 0, offset: 0 };
    case 'ad':
      return state.phase === 'closed' ? state : showAd(event, now);
    case 'time':
      return state.wakeAt !== undefined && now >= state.wakeAt
        ? { ...state, offset: 0, wakeAt: undefined }
        : state;
  }
}

function showAd({ size, isEmpty }: { size: AdSize; isEmpty: boolean }, now: Instant): OmnibarState {
  const [, height] = size;
  const name = size.join('x');
  if (!isEmpty && topSizes.includes(name))
    return { phase: 'top', height, offset: height, wakeAt: now + omnibarMilliseconds };
  if (!isEmpty && name === bottomSize) return { phase: 'bottom', height, offset: 0 };
  // 6x6 is the agreed empty size; unknown sizes are treated alike.
  return { phase: 'hidden', height: 0, offset: 0 };
}
