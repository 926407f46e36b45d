import type { AdDevice, AdSlotConfig } from '#content/entities/ad-slot-config.ts';
import { type Banner, createInterstitial, omnibar, type ShownBanner, stickyBanner } from './banners.ts';
import type { BannerContext } from './bring-banner.ts';
import { viewsBetweenInterstitials } from './machines/interstitial-machine.ts';

export type BannerFeature = 'omnibar' | 'stickyBanner' | 'interstitial';

export interface Banners {
  /** The page stands, or more is known of who reads it: what is sold to them comes, what is not goes. */
  show: (kit: BannerContext, isOn: (feature: BannerFeature) => boolean) => void;
  /** Another page comes; whether an interstitial may lie over it is its own business. */
  route: (hasInterstitial: boolean) => void;
}

/** The same cap as of interstitials, in page views of one document: nothing is stored for it. */
const viewsBetween = viewsBetweenInterstitials;

type SlotsOf = (kit: BannerContext) => AdSlotConfig | undefined;

/** What lies over pages, by feature. */
export function createBanners(kit: Pick<BannerContext, 'clock'>): Banners {
  let interstitial: ReturnType<typeof createInterstitial> | undefined;
  const requestInterstitial: Banner = (page) => {
    interstitial ??= createInterstitial(kit.clock);
    interstitial.ask(page);
    // Whether it lies over the page that comes is that page's business.
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
  /** A window that became another device's gets the ads of that device (DV-05). */
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
