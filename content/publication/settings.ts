import type { Publication } from './schema.ts';

/** Settings that the first scripts of every page contain. Each key costs bytes on every page. */
export type PublicSettings = Pick<
  Publication,
  | 'siteId'
  | 'brand'
  | 'locales'
  | 'externalEditions'
  | 'narrativesUrl'
  | 'ownDomains'
  | 'sections'
  | 'menus'
  | 'footer'
  | 'links'
  | 'social'
  | 'features'
  | 'vanity'
  | 'preview'
  | 'apiKey'
  | 'serviceWorker'
  | 'affiliate'
  | 'frameSources'
  | 'share'
  | 'videoAds'
  | 'measurement'
  | 'identity'
  | 'contentManagementUrl'
>;

/** Settings that browsers load when they are idle, with ads, tags, experiments and comments. */
export type LazySettings = Pick<Publication, 'ads' | 'scripts' | 'experiments' | 'discussion'>;
