import type { Criteria } from './criteria.ts';

export const adTypes = ['display', 'adsense', 'amazon-native', 'taboola', 'media-net'] as const;
export type AdType = (typeof adTypes)[number];

export const adDevices = ['desktop', 'tablet', 'mobile'] as const;
export type AdDevice = (typeof adDevices)[number];

/** Width and height in CSS pixels. */
export type AdSize = readonly [number, number];

/** How one slot behaves, by its name. */
export interface MonetizationSlot {
  type: AdType;
  /** Sizes that fit; without one no ad is requested. A tablet without sizes uses the desktop's. */
  sizes: { desktop?: readonly AdSize[]; tablet?: readonly AdSize[]; mobile?: readonly AdSize[] };
  /** What the service that fills it calls this place: its own number or name. AdSense and Media.net need it. */
  unitId?: string;
  class?: string;
  /** Loads only after the page has been still for a while, however near it is. */
  delayLoad?: boolean;
  lazyLoad?: boolean;
  /** A CSS selector that must not be near the slot. */
  constraint?: string;
  /** Units of this slot after so many are marked as too many. */
  cap?: number;
}

/** The slots of one place on a kind of page. A tablet without a slot of its own takes the desktop one. */
export interface AdSlotConfig {
  monetizationSlots: Readonly<Record<string, MonetizationSlot>>;
  slots: { desktop: string; mobile: string; tablet?: string };
  bodyClass?: string;
  collapseEmpty?: boolean;
  /** Which readers and pages have inventory here; all by default. Elsewhere the reserved space collapses like an empty slot. */
  when?: Criteria | undefined;
}
