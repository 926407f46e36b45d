import type { AdDevice } from '#content/entities/ad-names.ts';
import type { AdSlotConfig } from '#content/entities/ad-slot-config.ts';
import { type Banner, createInterstitial, omnibar, type ShownBanner, stickyBanner } from './banners.ts';
import { viewsBetweenInterstitials } from './interstitial-machine.ts';
import type { BannerContext } from './load-banner-ad.ts';

export type BannerFeature = 'omnibar' | 'stickyBanner' | 'interstitial';

export interface Banners {
  /**
   * Called on render and when facts about the reader change: shows banners with inventory for this reader, removes
   * the others.
   */
  show: (context: BannerContext, isOn: (feature: BannerFeature) => boolean) => void;
  /** Called on navigation, with whether an interstitial may cover the new page. */
  route: (hasInterstitial: boolean) => void;
}

/** The same frequency cap as for interstitials, counted in page views of one document: nothing is stored. */
const viewsBetween = viewsBetweenInterstitials;

type SlotsOf = (context: BannerContext) => AdSlotConfig | undefined;

/** Ads that cover the page, by feature. */
export function createBanners(context: Pick<BannerContext, 'clock'>): Banners {
  let interstitial: ReturnType<typeof createInterstitial> | undefined;
  const requestInterstitial: Banner = (page) => {
    interstitial ??= createInterstitial(context.clock);
    interstitial.request(page);
    // The navigation decides whether it covers the next page.
    return { isOpen: () => true, remove: () => {} };
  };
  const all: readonly (readonly [BannerFeature, Banner, SlotsOf])[] = [
    ['omnibar', omnibar, ({ config, page }) => config.pages[page.pageType].omnibar],
    ['stickyBanner', stickyBanner, ({ config, page }) => config.pages[page.pageType]['sticky-banner']],
    ['interstitial', requestInterstitial, ({ config }) => config.interstitial],
  ];
  const shown = new Map<BannerFeature, ShownBanner & { device: AdDevice }>();
  let views = 0;
  /** The page view in which a banner was shown or closed for the last time. */
  const restsSince = new Map<BannerFeature, number>();
  const isResting = (feature: BannerFeature) => {
    const since = restsSince.get(feature);
    return since !== undefined && views - since < viewsBetween;
  };
  const hide = (feature: BannerFeature) => {
    shown.get(feature)?.remove();
    shown.delete(feature);
  };
  /** A window that changed to another device gets the ads of that device (DV-05). */
  const isOfOtherDevice = (feature: BannerFeature, device: AdDevice) => {
    const banner = shown.get(feature);
    return banner !== undefined && banner.device !== device && banner.isOpen();
  };
  return {
    show(page, isOn) {
      for (const [feature, banner, slotsOf] of all) {
        const slots = slotsOf(page);
        if (!slots || !isOn(feature) || !page.hasInventory(slots)) {
          hide(feature);
          continue;
        }
        const isReplaced = isOfOtherDevice(feature, page.device);
        if (isReplaced) hide(feature);
        else if (shown.has(feature) || isResting(feature)) continue;
        const rest = () => void restsSince.set(feature, views);
        shown.set(feature, { ...banner(page, rest), device: page.device });
      }
    },
    route(hasInterstitial) {
      for (const [feature] of all) hide(feature);
      views += 1;
      interstitial?.route(hasInterstitial);
    },
  };
}
