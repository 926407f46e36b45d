import { type AdSenseState, initialAdSenseState } from '#content/entities/adsense-state.ts';
import type { ServiceParams } from './service-adapter.ts';

let current = initialAdSenseState;
let pageNumber: number | undefined;

/** The AdSense units requested on the current page. */
export const adSenseState = {
  get: (): AdSenseState => current,
  /** Adds a unit with the current options; a new page starts without units. */
  add(width: number, { account, isPersonalized, isTest, page }: ServiceParams): string {
    const ads = page.number === pageNumber ? current.ads : [];
    const container = `adsense-${ads.length + 1}`;
    pageNumber = page.number;
    current = {
      ads: [...ads, { container, width }],
      pageOptions: { personalizedAds: isPersonalized, adtest: isTest, pubId: account },
    };
    return container;
  },
};
