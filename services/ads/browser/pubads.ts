import { type Delivery, serviceName } from './delivery.ts';
import type { Listeners } from './listeners.ts';
import type { Settings } from './settings.ts';
import { emptySlot, type SlotRecord } from './slot.ts';

export interface PageFacts {
  correlator: number;
  privacy: googletag.PrivacySettingsConfig;
  reader: string | undefined;
}

export interface PubAdsOptions {
  records: ReadonlyMap<googletag.Slot, SlotRecord>;
  settings: Settings<googletag.config.PageSettingsConfig>;
  listeners: Listeners;
  delivery: Delivery;
  facts: PageFacts;
  isEnabled(): boolean;
  newCorrelator(): number;
  display(unit: string, size: googletag.GeneralSize, div?: string | Element): void;
}

/** `googletag.pubads()`. Its setters are the older form of `setConfig`. */
export function createPubAds(options: PubAdsOptions): googletag.PubAdsService {
  const { records, settings, listeners, delivery, facts } = options;
  const { targeting } = settings;
  const attributes = new Map<string, string>();
  const chosen = (slots: googletag.Slot[] | null | undefined) =>
    slots ? slots.flatMap((slot) => records.get(slot) ?? []) : [...records.values()];
  const exclusions = () => settings.value('categoryExclusion') ?? [];

  const service: googletag.PubAdsService = {
    addEventListener(name, listener) {
      listeners.add(name, listener);
      return service;
    },
    removeEventListener: (name, listener) => listeners.remove(name, listener),
    getSlots: () => [...records.values()].filter(({ isServed }) => isServed).map(({ slot }) => slot),
    setTargeting(key, value) {
      targeting.set(key, value);
      return service;
    },
    clearTargeting(key) {
      targeting.clear(key);
      return service;
    },
    getTargeting: (key) => targeting.get(key),
    getTargetingKeys: () => targeting.keys(),
    setCategoryExclusion(label) {
      settings.set({ categoryExclusion: [...new Set([...exclusions(), label])] });
      return service;
    },
    clearCategoryExclusions() {
      settings.set({ categoryExclusion: null });
      return service;
    },
    disableInitialLoad: () => settings.set({ disableInitialLoad: true }),
    isInitialLoadDisabled: () => settings.value('disableInitialLoad') === true,
    enableSingleRequest() {
      // Too late once requests were sent one by one.
      if ([...records.values()].some(({ isFetched }) => isFetched)) return false;
      settings.set({ singleRequest: true });
      return true;
    },
    setCentering: (centering) => settings.set({ centering }),
    refresh(slots, how) {
      if (!options.isEnabled()) return;
      if (how?.changeCorrelator !== false) facts.correlator = options.newCorrelator();
      delivery.fetch(chosen(slots).filter(({ isServed, isDisplayed }) => isServed && isDisplayed));
    },
    clear(slots) {
      const found = chosen(slots);
      for (const record of found) emptySlot(record);
      return found.length > 0;
    },
    collapseEmptyDivs(before) {
      settings.set({ collapseDiv: before ? 'BEFORE_FETCH' : 'ON_NO_FILL' });
      return true;
    },
    enableLazyLoad: (config) => settings.set({ lazyLoad: { ...config } }),
    enableVideoAds: () => settings.set({ videoAds: { enableVideoAds: true } }),
    setVideoContent: (videoContentId, videoCmsId) =>
      settings.set({ videoAds: { enableVideoAds: true, videoContentId, videoCmsId } }),
    setLocation(location) {
      settings.set({ location });
      return service;
    },
    setPublisherProvidedId(id) {
      // The contract's form: 32 to 150 letters, digits, dots and dashes; anything else is not an id.
      facts.reader = /^[\w.-]{32,150}$/.test(id) ? id : undefined;
      return service;
    },
    setPrivacySettings(privacy) {
      facts.privacy = { ...facts.privacy, ...privacy };
      return service;
    },
    setForceSafeFrame(forceSafeFrame) {
      settings.set({ safeFrame: { ...settings.value('safeFrame'), forceSafeFrame } });
      return service;
    },
    setSafeFrameConfig(safeFrame) {
      settings.set({ safeFrame });
      return service;
    },
    updateCorrelator() {
      facts.correlator = options.newCorrelator();
      return service;
    },
    set(key, value) {
      attributes.set(key, value);
      return service;
    },
    get: (key) => attributes.get(key) ?? null,
    getAttributeKeys: () => [...attributes.keys()],
    display: options.display,
  };
  return Object.assign(service, { getName: () => serviceName });
}
