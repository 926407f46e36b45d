import { neutralSettings } from './neutral-settings.ts';
import type { Publication } from './schema.ts';

/** What a publication sets itself; everything else has a default. */
export type OwnSettings = Partial<Omit<Publication, 'brand' | 'features' | 'ads' | 'overrides'>> & {
  brand: Partial<Publication['brand']> & { name: string };
  features?: Partial<Publication['features']>;
  /** Naming any of it turns ads on; kinds of pages that are not named have none. */
  ads?: Partial<Omit<Publication['ads'], 'pages'>> & { pages?: Partial<Publication['ads']['pages']> };
};

/**
 * The configuration of a publication from the settings that differ from the defaults. Values are checked when the
 * server starts and when pages are built, not here: messages then name the file and the field.
 * @example
 * export const publication = definePublication({ brand: { name: 'Harborline' } });
 */
export function definePublication(own: OwnSettings): Publication {
  // The file is a publisher's: whatever it passes in gets as far as the check.
  const given: Partial<OwnSettings> = typeof own === 'object' && own !== null ? own : {};
  const { brand, features, ads, ...rest } = given;
  const name = typeof brand?.name === 'string' && brand.name ? brand.name : 'My publication';
  const defaults = neutralSettings({ name, siteId: rest.siteId });
  return {
    ...defaults,
    ...rest,
    brand: { ...defaults.brand, ...brand },
    features: { ...defaults.features, ...(ads ? { ads: true } : {}), ...features },
    ads:
      typeof ads === 'object'
        ? { ...defaults.ads, enabled: true, ...ads, pages: { ...defaults.ads.pages, ...ads.pages } }
        : (ads ?? defaults.ads),
  };
}
