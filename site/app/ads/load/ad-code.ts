// The code needed once ads start is one file: a page without ads does not load it.
import type { AdDevice, AdType } from '#content/entities/ad-names.ts';
import type { AdSize } from '#content/entities/ad-slot-config.ts';
import type { ScriptResult } from '../ad-loading-state.ts';
import type { AdAdapter } from '../adapters/ad-adapter.ts';
import { createGptAdapter, type GptAdapter, type PageAdSettings } from '../adapters/gpt-adapter.ts';
import type { PageBanners } from '../formats/page-banners.ts';
import type { BannerFeature } from '../formats/run-banners.ts';
import { runSkybox } from '../formats/show-skybox.ts';
import type { AdPage } from '../page/ad-page.ts';
import type { AdsPageOptions } from '../page/ads-page.ts';
import type { CurrentPage } from '../page/current-page.ts';
import { adState } from '../page/page-ad-state.ts';
import { watchScore } from '../page/page-score.ts';
import type { Unit } from '../placement/unit.ts';
import { aboutStory, currentSettings } from '../targeting/current-settings.ts';
import { lazyServices } from './lazy-services.ts';
import { loadGpt } from './load-gpt.ts';

const bannerFeatures: readonly BannerFeature[] = ['omnibar', 'stickyBanner', 'interstitial'];

/** The ad script, its settings, the adapters of other ad services, skybox, banners and the page's responsiveness. */
export function createAdCode(
  context: AdsPageOptions,
  current: CurrentPage,
  pageView: () => number,
  pageStart: number,
) {
  const { config, log, clock, isAllowed } = context;
  let loading: Promise<GptAdapter | undefined> | undefined;
  let display: GptAdapter | undefined;
  let banners: PageBanners | undefined;
  const { score, reset } = watchScore(undefined, pageStart);
  const serviceOf = lazyServices({ config, log, clock, isAllowed, pageView });
  const skybox = runSkybox(clock, adState.get().skybox.isExpanded);

  return {
    /** A script that failed or was blocked is loaded again by the next call. */
    async load(): Promise<ScriptResult> {
      loading ??= loadGpt(config.scriptUrl).then((tag) => tag && createGptAdapter(tag));
      const request = loading;
      try {
        display = await request;
      } finally {
        if (!display && loading === request) loading = undefined;
      }
      return display ? 'loaded' : 'blocked';
    },
    adapterOf: (type: AdType): AdAdapter | undefined => (type === 'display' ? display : serviceOf(type)),
    computeSettings: async (device: AdDevice) =>
      display && currentSettings(device, current, isAllowed, config),
    setSettings: (settings: PageAdSettings) => display?.setPageSettings(settings, pageView()),
    about: (story: AdPage, isOwn: boolean) => display && aboutStory(story, isOwn),
    onAd: ({ place }: Unit, { size, isEmpty }: { size: AdSize; isEmpty: boolean }): void => {
      if (place === 'skybox') void skybox.ad(size, isEmpty, adState.get().skybox.collapseEmpty);
    },
    /** Banners have their own code: few pages have any. */
    async showBanners(): Promise<void> {
      const shownFor = pageView();
      if (!banners && !bannerFeatures.some((name) => current.features()?.[name])) return;
      const { createPageBanners } = await import('../formats/page-banners.ts');
      if (shownFor !== pageView()) return;
      banners ??= createPageBanners(context, current);
      banners.show();
    },
    score,
    route(): void {
      reset();
      banners?.route();
      skybox.route(adState.get().skybox.isExpanded);
    },
  };
}
export type AdCode = ReturnType<typeof createAdCode>;
