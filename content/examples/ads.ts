import type { Complete } from '../complete.ts';
import { adPageTypes } from '../entities/ad-names.ts';
import type { AdSlotConfig } from '../entities/ad-slot-config.ts';
import type { AdTargeting } from '../entities/ad-targeting.ts';
import type { AdsConfig } from '../entities/ads-config.ts';

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

export const adSlotConfigExample: Complete<AdSlotConfig> = {
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
