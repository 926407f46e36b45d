import { type AdSenseState, initialAdSenseState } from '#content/entities/adsense-state.ts';
import type { ServiceTerms } from './service-adapter.ts';

let current = initialAdSenseState;
let pageNumber: number | undefined;

/** What AdSense was requested for on the page that is shown. */
export const adSenseState = {
  get: (): AdSenseState => current,
  /** One more unit, under the options that hold now; another page starts without units. */
  add(width: number, { account, isPersonalized, isTest, page }: ServiceTerms): string {
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
