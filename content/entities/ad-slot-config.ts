export const adTypes = ['display', 'adsense', 'amazon-native', 'taboola', 'media-net'] as const;
export type AdType = (typeof adTypes)[number];

/** How one slot behaves, by its name. */
export interface MonetizationSlot {
  type: AdType;
  class?: string;
  delayLoad?: boolean;
  lazyLoad?: boolean;
  /** A CSS selector that must not be near the slot. */
  constraint?: string;
}

/** The slots of a kind of page. A tablet without a slot of its own takes the desktop one. */
export interface AdSlotConfig {
  monetizationSlots: Readonly<Record<string, MonetizationSlot>>;
  slots: { desktop: string; mobile: string; tablet?: string };
  bodyClass?: string;
  collapseEmpty?: boolean;
}
