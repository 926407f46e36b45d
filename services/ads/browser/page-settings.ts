import type { Settings } from './settings.ts';

type PageSettings = Omit<
  googletag.PubAdsService,
  | 'addEventListener'
  | 'removeEventListener'
  | 'getSlots'
  | 'enableSingleRequest'
  | 'refresh'
  | 'clear'
  | 'setPublisherProvidedId'
  | 'setPrivacySettings'
  | 'updateCorrelator'
  | 'display'
>;

/** The setters of `googletag.pubads()`, the older form of `setConfig`. */
export function pageSettings(
  settings: Settings<googletag.config.PageSettingsConfig>,
  service: () => googletag.PubAdsService,
): PageSettings {
  const { targeting } = settings;
  const attributes = new Map<string, string>();
  const exclusions = () => settings.value('categoryExclusion') ?? [];
  const set = (config: googletag.config.PageSettingsConfig) => {
    settings.set(config);
    return service();
  };
  return {
    setTargeting(key, value) {
      targeting.set(key, value);
      return service();
    },
    clearTargeting(key) {
      targeting.clear(key);
      return service();
    },
    getTargeting: (key) => targeting.get(key),
    getTargetingKeys: () => targeting.keys(),
    setCategoryExclusion: (label) => set({ categoryExclusion: [...new Set([...exclusions(), label])] }),
    clearCategoryExclusions: () => set({ categoryExclusion: null }),
    disableInitialLoad: () => settings.set({ disableInitialLoad: true }),
    isInitialLoadDisabled: () => settings.value('disableInitialLoad') === true,
    setCentering: (centering) => settings.set({ centering }),
    collapseEmptyDivs(before) {
      settings.set({ collapseDiv: before ? 'BEFORE_FETCH' : 'ON_NO_FILL' });
      return true;
    },
    enableLazyLoad: (config) => settings.set({ lazyLoad: { ...config } }),
    enableVideoAds: () => settings.set({ videoAds: { enableVideoAds: true } }),
    setVideoContent: (videoContentId, videoCmsId) =>
      settings.set({ videoAds: { enableVideoAds: true, videoContentId, videoCmsId } }),
    setLocation: (location) => set({ location }),
    setForceSafeFrame: (forceSafeFrame) =>
      set({ safeFrame: { ...settings.value('safeFrame'), forceSafeFrame } }),
    setSafeFrameConfig: (safeFrame) => set({ safeFrame }),
    set(key, value) {
      attributes.set(key, value);
      return service();
    },
    get: (key) => attributes.get(key) ?? null,
    getAttributeKeys: () => [...attributes.keys()],
  };
}
