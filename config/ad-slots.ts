import type { AdSize, AdSlotConfig, MonetizationSlot } from '#content/entities/ad-slot-config.ts';

/** One place with one slot, the same on every device; where a device has no size, it has no ad. */
export const adSlot = (
  name: string,
  sizes: MonetizationSlot['sizes'],
  more: Partial<MonetizationSlot> = {},
): AdSlotConfig => ({
  monetizationSlots: { [name]: { type: 'display', sizes, lazyLoad: true, ...more } },
  slots: { desktop: name, mobile: name },
  collapseEmpty: true,
});

const banner: AdSize = [320, 50];
const leader: AdSize = [728, 90];
const wideLeader: AdSize = [970, 66];
const billboard: AdSize = [970, 250];
const mpu: AdSize = [300, 250];
const leaders = { desktop: [leader], mobile: [banner] };
export const mpus = { desktop: [mpu], mobile: [mpu] };

const incontent = {
  type: 'display',
  sizes: mpus,
  lazyLoad: true,
  cap: 4,
  class: 'ad-incontent',
} as const satisfies MonetizationSlot;

export const adSlots = {
  // In order of preference: a leaderboard where no billboard has inventory.
  frontSkybox: adSlot(
    'skybox-1',
    { desktop: [billboard, wideLeader, leader], tablet: [leader], mobile: [mpu, banner] },
    { lazyLoad: false },
  ),
  skybox: adSlot('skybox-1', leaders, { lazyLoad: false }),
  // Sold apart on phones: another name, so a window that becomes another device's asks again.
  body: {
    monetizationSlots: { 'incontent-ad-1': incontent, 'incontent-ad-2': incontent },
    slots: { desktop: 'incontent-ad-1', mobile: 'incontent-ad-2' },
    bodyClass: 'has-incontent',
    collapseEmpty: true,
  } satisfies AdSlotConfig,
  // Phones and tablets have no rail.
  rail: adSlot('mpu-1', { desktop: [mpu], tablet: [], mobile: [] }),
  side: adSlot('mpu-1', mpus),
  list: adSlot('leader-1', leaders),
  bottom: adSlot('bottom-1', leaders),
  // One slot for each ad network, on kinds of pages of its own.
  adsense: adSlot('bottom-2', leaders, { type: 'adsense', unitId: '4410020001' }),
  amazonNative: adSlot('bottom-3', leaders, { type: 'amazon-native', unitId: 'tested-products' }),
  mediaNet: adSlot('bottom-4', leaders, { type: 'media-net', unitId: '541254125' }),
  // Native ads between rows: the second of a page is marked as one too many, but on tablets the last never is.
  taboola: adSlot('leader-2', leaders, { type: 'taboola', unitId: 'Between Headlines', cap: 1 }),
  omnibar: adSlot(
    'omnibar-1',
    { desktop: [leader, wideLeader, billboard, [6, 6]], tablet: [leader, [6, 6]], mobile: [banner, [6, 6]] },
    { lazyLoad: false, delayLoad: true },
  ),
  banner: adSlot('sticky-banner-1', leaders, { lazyLoad: false, delayLoad: true }),
};

export const storyAds = {
  skybox: adSlots.skybox,
  body: adSlots.body,
  rail: adSlots.rail,
  omnibar: adSlots.omnibar,
  'sticky-banner': adSlots.banner,
};
export const indexPageAds = {
  skybox: adSlots.skybox,
  rail: adSlots.side,
  list: adSlots.list,
  bottom: adSlots.bottom,
  omnibar: adSlots.omnibar,
  'sticky-banner': adSlots.banner,
};

/** From bucket to bucket one less before the rest counts as too many; the control keeps what it has. */
export const fewerOf = (slot: string) => ({
  test1: { caps: { [slot]: 3 } },
  test2: { caps: { [slot]: 2 } },
  test3: { caps: { [slot]: 1 } },
});
