/** The kinds of page that have slots of their own. */
export const adPageTypes = [
  'article',
  'collection',
  'dynamic-door',
  'gallery',
  'home',
  'latest',
  'longform',
  'news',
  'profile',
  'review',
  'search',
  'video',
  'sponsored-video',
] as const;
export type AdPageType = (typeof adPageTypes)[number];

/** The beginning of a slot's name, which is `{family}-{position}`. */
export const adFamilies = [
  'skybox',
  'incontent-ad',
  'bottom',
  'mpu',
  'leader',
  'interstitial',
  'omnibar',
  'sticky-banner',
] as const;

/** Where on a page an ad may be. */
export const adPlaces = ['skybox', 'body', 'rail', 'list', 'bottom', 'omnibar', 'sticky-banner'] as const;
export type AdPlace = (typeof adPlaces)[number];

/** `custom` is an ad service whose adapter the publication defines. */
export const adTypes = ['display', 'adsense', 'amazon-native', 'taboola', 'media-net', 'custom'] as const;
export type AdType = (typeof adTypes)[number];

export const adDevices = ['desktop', 'tablet', 'mobile'] as const;
export type AdDevice = (typeof adDevices)[number];
