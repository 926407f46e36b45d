import type { Delivery } from './delivery.ts';
import type { Listeners } from './listeners.ts';
import { pageSettings } from './page-settings.ts';
import { serviceName } from './render-ad.ts';
import type { Settings } from './settings.ts';
import { emptySlot, type SlotRecord } from './slot.ts';

export interface PageFacts {
  correlator: number;
  privacy: googletag.PrivacySettingsConfig;
  reader: string | undefined;
}

interface PubAdsOptions {
  records: ReadonlyMap<googletag.Slot, SlotRecord>;
  settings: Settings<googletag.config.PageSettingsConfig>;
  listeners: Listeners;
  delivery: Delivery;
  facts: PageFacts;
  isEnabled(): boolean;
  newCorrelator(): number;
  display(unit: string, size: googletag.GeneralSize, div?: string | Element): void;
}

/** `googletag.pubads()` */
export function createPubAds(options: PubAdsOptions): googletag.PubAdsService {
  const { records, settings, listeners, delivery, facts } = options;
  const chosen = (slots: googletag.Slot[] | null | undefined) =>
    slots ? slots.flatMap((slot) => records.get(slot) ?? []) : [...records.values()];

  const service: googletag.PubAdsService = {
    ...pageSettings(settings, () => service),
    addEventListener(name, listener) {
      listeners.add(name, listener);
      return service;
    },
    removeEventListener: (name, listener) => listeners.remove(name, listener),
    getSlots: () => [...records.values()].filter(({ isServed }) => isServed).map(({ slot }) => slot),
    enableSingleRequest() {
      // Too late once requests were sent one by one.
      if ([...records.values()].some(({ isFetched }) => isFetched)) return false;
      settings.set({ singleRequest: true });
      return true;
    },
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
    setPublisherProvidedId(id) {
      // The contract's form: 32 to 150 letters, digits, dots and dashes; anything else is not an id.
      facts.reader = /^[\w.-]{32,150}$/.test(id) ? id : undefined;
      return service;
    },
    setPrivacySettings(privacy) {
      facts.privacy = { ...facts.privacy, ...privacy };
      return service;
    },
    updateCorrelator() {
      facts.correlator = options.newCorrelator();
      return service;
    },
    display: options.display,
  };
  return Object.assign(service, { getName: () => serviceName });
}
