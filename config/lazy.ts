import type { LazySettings } from '#content/publication/settings.ts';
import { adSlot, adSlots, fewerOf, indexPageAds, mpus, storyAds } from './ad-slots.ts';
import { experiments } from './experiments.ts';
import { gaming } from './flags.ts';

/** Settings that browsers load with ads, tags, experiments and comments: readers can see them. */
export const lazySettings = {
  experiments,
  ads: {
    scriptUrl: '/ads/gpt.js',
    services: {
      adsense: { scriptUrl: '/ads/networks/adsbygoogle.js', account: 'ca-pub-1234567890123456' },
      'amazon-native': { scriptUrl: '/ads/networks/onejs.js', account: 'wavelength-20' },
      taboola: { scriptUrl: '/ads/networks/loader.js', account: 'thumbnails-a' },
      'media-net': { scriptUrl: '/ads/networks/dmedianet.js?cid=8CU0WAVE1', account: '8CU0WAVE1' },
    },
    network: '1234',
    siteName: 'wavelength',
    env: 'production',
    region: 'aw',
    taserThreshold: 150,
    incontentSlots: ['incontent-ad-1', 'incontent-ad-2'],
    body: { first: 900, between: 1800, fromImages: 250, fromHeadings: 250, beforeEnd: 600, most: 4 },
    pages: {
      article: storyAds,
      collection: { ...indexPageAds, bottom: adSlots.amazonNative },
      'dynamic-door': indexPageAds,
      gallery: { rail: adSlots.side },
      home: { ...indexPageAds, skybox: adSlots.frontSkybox },
      latest: { ...indexPageAds, bottom: adSlots.adsense },
      longform: storyAds,
      news: { ...indexPageAds, list: adSlots.taboola },
      profile: { ...indexPageAds, bottom: adSlots.mediaNet },
      review: storyAds,
      search: indexPageAds,
      video: { rail: adSlots.side },
      'sponsored-video': { rail: adSlots.side },
    },
    auction: { when: gaming, timeoutMilliseconds: 1500, bidders: [{ bidder: 'house', params: {} }] },
    interstitial: adSlot('interstitial-1', mpus, { lazyLoad: false, delayLoad: true }),
    variants: {
      // How many ads a phone's story, then a phone's list, bears before the rest is marked as too many.
      bl1_adcap_mob: fewerOf('incontent-ad-2'),
      bl2_adcap_mob: fewerOf('leader-1'),
      // Tests whether ads requested one viewport ahead, not two, load too late.
      adlib_variant: { test: { lazyLoadMargin: '100% 0px' } },
    },
  },
  scripts: [
    {
      tagId: 'consent',
      timing: 'immediate',
      src: '/consent/sdk.js',
      gdprCategory: 'C0001',
      windowVars: ['OneTrust'],
    },
  ],
  discussion: {
    scriptUrl: '/comments/embed.js',
    countUrl: '/comments/count.js',
    shortname: 'wavelength',
    apiKey: 'discussion-public',
  },
} as const satisfies LazySettings;
