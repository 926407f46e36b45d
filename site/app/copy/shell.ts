import { currentBrand } from '../brand/current-brand.ts';
import { copy } from './site.ts';

/** Texts of header and footer alone. */
export const shellCopy = {
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menu: 'Menu',
  topicsNav: 'Topics',
  searchSite: 'Site',
  suggestions: 'Suggestions',
  jumpTo: 'Jump to',
  edition: 'Edition',
  editions: 'Editions',
  join: 'Join / Log In',
  joinShort: 'Join or log in',
  all: (section: string) => `All ${section}`,
  newIn: (section: string) => `New in ${section}`,
  menuOf: (section: string) => `${section} menu`,
  followUs: 'Follow us',
  footerExplore: 'Explore',
  get footerSite() {
    return currentBrand().name;
  },
  footerReaders: 'For readers',
  californiaPrivacy: 'Do Not Sell or Share My Personal Information',
  get about() {
    return `About ${currentBrand().name}`;
  },
  sitemap: 'Sitemap',
  xmlSitemap: 'XML sitemap',
  reprintPolicy: 'Reprint policy',
  licensing: 'Licensing',
  accessibility: 'Accessibility',
  healthDataPrivacy: 'Consumer Health Data Privacy',
  cookieSettings: 'Cookie Settings',
  advertise: 'Advertise',
  termsOfUse: 'Terms of Use',
  policies: 'Policies',
  onThisDevice: 'On this device',
  copyright: (year: number, site: string) => `© ${year} ${site}. All rights reserved.`,
} as const;

/**
 * Text for a key that comes from the configuration. An unknown key is shown as it is, so that it is noticed and fixed.
 */
export function textOf(key: string): string {
  const text = ({ ...copy, ...shellCopy } as Record<string, unknown>)[key];
  return typeof text === 'string' ? text : key;
}
