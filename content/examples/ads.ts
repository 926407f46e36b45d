import type { AdSlotConfig } from '../entities/ad-slot-config.ts';
import type { AdState } from '../entities/ad-state.ts';
import type { AdTargeting } from '../entities/ad-targeting.ts';
import type { AdUnit } from '../entities/ad-unit.ts';
import { type AdsConfig, adPageTypes } from '../entities/ads-config.ts';
import type { AdSenseState } from '../entities/adsense-state.ts';

export const adUnitExample: Required<AdUnit> = {
  slotName: 'incontent-ad-1',
  instance: 2,
  divId: 'incontent-ad-1-2',
  disabled: false,
  cap: 99,
};

export const adTargetingExample = {
  pos: '2',
  ptype: 'article',
  device: 'desktop',
  env: 'production',
  test: 'stickyCta|1|control',
  vguid: '0f2b6a7e-2f43-4d7f-8a5e-93c4f4a6b1d7',
  cid: 'article-halden-arc-14',
  section: 'hands_on',
  collection: 'the-all-day-laptop',
  sectopic: 'laptops',
  pid: 'product-halden-arc-14',
  user: 'anon',
} as const satisfies AdTargeting;

export const adStateExample: Required<AdState> = {
  containerId: 'page-1',
  disableAdIncrement: false,
  disableInitialLoad: true,
  slotVars: { network: '1234', platform: 'desktop', siteName: 'wavelength', topics: ['tech', 'laptops'] },
  skybox: { collapseEmpty: true, isExpanded: false },
  targeting: adTargetingExample,
  enabled: true,
};

export const adSenseStateExample: Required<AdSenseState> = {
  ads: [{ container: 'adsense-1', width: 728, number: 3 }],
  pageOptions: { personalizedAds: false, adtest: true, pubId: 'pub-wavelength' },
};

export const adSlotConfigExample: Required<AdSlotConfig> = {
  monetizationSlots: {
    'incontent-ad-1': {
      type: 'display',
      sizes: { desktop: [[300, 250]], tablet: [[300, 250]], mobile: [[300, 250]] },
      class: 'ad-incontent',
      delayLoad: false,
      lazyLoad: true,
      constraint: '.listicle',
      cap: 4,
    },
  },
  slots: { desktop: 'incontent-ad-1', mobile: 'incontent-ad-1', tablet: 'incontent-ad-1' },
  bodyClass: 'has-incontent',
  collapseEmpty: true,
  when: { not: { query: { print: true } } },
};

export const adsConfigExample: AdsConfig = {
  scriptUrl: '/ads/gpt.js',
  services: {},
  network: '1234',
  siteName: 'testsite',
  env: 'test',
  region: 'aw',
  taserThreshold: 150,
  incontentSlots: ['incontent-ad-1', 'incontent-ad-2'],
  body: { first: 900, between: 1800, fromImages: 250, fromHeadings: 250, beforeEnd: 600, most: 4 },
  pages: Object.fromEntries(
    adPageTypes.map((pageType) => [pageType, { body: adSlotConfigExample }]),
  ) as AdsConfig['pages'],
  interstitial: adSlotConfigExample,
};
