import type { Publication } from './schema.ts';

type Key = keyof Publication;

/** Settings that the first scripts of every page contain. Each key costs bytes on every page. */
export const publicKeys = [
  'siteId',
  'locales',
  'externalEditions',
  'narrativesUrl',
  'ownDomains',
  'sections',
  'features',
  'vanity',
  'preview',
  'apiKey',
  'serviceWorker',
  'affiliate',
  'frameSources',
  'share',
  'videoAds',
  'measurement',
  'identity',
  'contentManagementUrl',
] as const satisfies readonly Key[];
export type PublicSettings = Pick<Publication, (typeof publicKeys)[number]>;

/** Settings of header and footer, whose code browsers load after that of the page. */
export const shellKeys = ['menus', 'footer', 'links'] as const satisfies readonly Key[];
export type ShellSettings = Pick<Publication, (typeof shellKeys)[number]>;

/** Settings that browsers load when they are idle, with ads, tags, experiments and comments. */
export const lazyKeys = ['ads', 'scripts', 'experiments', 'discussion'] as const satisfies readonly Key[];
export type LazySettings = Pick<Publication, (typeof lazyKeys)[number]>;

/** The part of a configuration with these keys. */
export const pickSettings = <const K extends Key>(
  publication: Publication,
  keys: readonly K[],
): Pick<Publication, K> =>
  Object.fromEntries(keys.flatMap((key) => (key in publication ? [[key, publication[key]]] : []))) as Pick<
    Publication,
    K
  >;
