import { type BannerKit, createInterstitial, omnibar, stickyBanner } from './banners.ts';

export interface Banners {
  /** The page stands: what its features ask for is brought. */
  show: (kit: BannerKit, isOn: (feature: 'omnibar' | 'stickyBanner' | 'interstitial') => boolean) => void;
  /** Another page comes; whether an interstitial may lie over it is its own business. */
  route: (hasInterstitial: boolean) => void;
}

/** What lies over pages, by feature. */
export function createBanners(kit: Pick<BannerKit, 'clock'>): Banners {
  let endings: (() => void)[] = [];
  let interstitial: ReturnType<typeof createInterstitial> | undefined;
  return {
    show(page, isOn) {
      if (isOn('omnibar')) endings.push(omnibar(page));
      if (isOn('stickyBanner')) endings.push(stickyBanner(page));
      if (!isOn('interstitial')) return;
      interstitial ??= createInterstitial(kit.clock);
      interstitial.ask(page);
    },
    route(hasInterstitial) {
      for (const end of endings) end();
      endings = [];
      interstitial?.route(hasInterstitial);
    },
  };
}
