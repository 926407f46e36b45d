import type { AdsConfig } from '../entities/ads-config.ts';

/** The names of all slots of a publication; a line item and a count know a place by them. */
export const adSlotNames = ({
  interstitial,
  pages,
}: Pick<AdsConfig, 'interstitial' | 'pages'>): Set<string> =>
  new Set(
    [interstitial, ...Object.values(pages).flatMap((places) => Object.values(places))].flatMap(
      ({ monetizationSlots }) => Object.keys(monetizationSlots),
    ),
  );
