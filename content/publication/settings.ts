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

/** Settings of header and footer, whose code browsers load after that of the page. */
export type ShellSettings = Pick<Publication, 'menus' | 'footer' | 'links'>;

/** Settings that browsers load when they are idle, with ads, tags, experiments and comments. */
export type LazySettings = Pick<Publication, 'ads' | 'scripts' | 'experiments' | 'discussion'>;
