import type { AdRequest } from '../wire.ts';
import { newCorrelator, shareCorrelator } from './correlator.ts';
import { createDelivery, type Delivery } from './delivery.ts';
import { createListeners } from './listeners.ts';
import { createPubAds, type PageFacts } from './pubads.ts';
import { identifiedReader } from './reader.ts';
import { createSettings, type Settings } from './settings.ts';
import { createSizeMapping, readSizes } from './sizes.ts';
import type { SlotRecord } from './slot.ts';
import { createSlots } from './slots.ts';

type Googletag = typeof googletag;
type Queued = (this: typeof globalThis) => void;

const version = 'neutron-1';
const viewport = (): readonly [number, number] => [innerWidth, innerHeight];
/** The contract's numbers; page code may use them as literals. */
const outOfPageFormats = {
  TOP_ANCHOR: 2,
  BOTTOM_ANCHOR: 3,
  REWARDED: 4,
  INTERSTITIAL: 5,
  GAME_MANUAL_INTERSTITIAL: 7,
  LEFT_SIDE_RAIL: 8,
  RIGHT_SIDE_RAIL: 9,
  AD_INTENTS: 10,
};

/** Completes `window.googletag`, whatever the page defined already, and runs its command queue. */
export function installGoogletag(host: { googletag?: Partial<Googletag> }): void {
  const tag: Partial<Googletag> = host.googletag ?? {};
  if (tag.apiReady) return;
  host.googletag = tag;
  const onError = (error: unknown) => reportError(error);
  const settings = createSettings<googletag.config.PageSettingsConfig>();
  const listeners = createListeners(onError);
  const facts: PageFacts = { correlator: newCorrelator(), privacy: {}, reader: undefined };
  shareCorrelator(tag, () => facts.correlator);
  let iframeTitle = '3rd party ad content';
  let isEnabled = false;
  const delivery = createDelivery({
    listeners,
    settings,
    onError,
    iframeTitle: () => iframeTitle,
    page: () => pageRequest(settings, facts),
  });
  const { records, find, define, destroy } = createSlots(viewport);
  const fetchFirst = (record: SlotRecord) => fetchOnDisplay(record, records, settings, delivery);
  const display: Googletag['display'] = (target) => {
    const record = find(target);
    if (!record?.isServed) return;
    const isFirst = !record.isDisplayed;
    record.isDisplayed = true;
    if (isEnabled && isFirst) fetchFirst(record);
  };
  const pubads = createPubAds({
    records,
    settings,
    listeners,
    delivery,
    facts,
    isEnabled: () => isEnabled,
    newCorrelator,
    display(unit, size, div) {
      const slot = define(unit, readSizes(size), typeof div === 'string' ? div : div?.id, false);
      if (!slot) return;
      slot.addService(pubads);
      display(slot);
    },
  });

  const methods = {
    ...fixedMethods,
    pubads: () => pubads,
    defineSlot: (unit: string, size: googletag.GeneralSize, div?: string) =>
      define(unit, readSizes(size), div, false),
    // Only with an element of the page: anchors, rails and rewarded formats are not supported.
    defineOutOfPageSlot: (unit: string, div?: string | googletag.enums.OutOfPageFormat) =>
      typeof div === 'string' ? define(unit, [], div, true) : null,
    display,
    enableServices() {
      if (isEnabled) return;
      isEnabled = true;
      Object.assign(tag, { pubadsReady: true });
      for (const record of records.values()) if (record.isDisplayed) fetchFirst(record);
    },
    destroySlots: destroy,
    setAdIframeTitle(title: string) {
      iframeTitle = String(title);
    },
    setConfig: settings.set,
    getConfig: settings.get,
  };
  const waiting: readonly Queued[] = Array.isArray(tag.cmd) ? tag.cmd : [];
  const cmd = createCommandQueue(onError);
  Object.assign(tag, methods, { cmd });
  cmd.push(...waiting);
}

const companions: googletag.CompanionAdsService = {
  addEventListener: () => companions,
  removeEventListener: () => undefined,
  getSlots: () => [],
  setRefreshUnfilledSlots: () => undefined,
};

/** The parts of the API that depend on no state. */
const fixedMethods = {
  companionAds: () => companions,
  getVersion: () => version,
  sizeMapping: createSizeMapping,
  openConsole: () => undefined,
  disablePublisherConsole: () => undefined,
  enums: {
    OutOfPageFormat: outOfPageFormats,
    TrafficSource: { PURCHASED: 1, ORGANIC: 2 },
    TagForAgeTreatment: { UNSPECIFIED: 0, CHILD: 1, TEEN: 2 },
  },
  secureSignalProviders: { push: () => undefined, clearAllCache: () => undefined },
  apiReady: true,
};

/** Fetches on first display: this slot alone, or in single-request mode all defined slots. */
function fetchOnDisplay(
  record: SlotRecord,
  records: ReadonlyMap<googletag.Slot, SlotRecord>,
  settings: Settings<googletag.config.PageSettingsConfig>,
  delivery: Delivery,
): void {
  if (settings.value('disableInitialLoad') === true || record.isFetched) {
    delivery.show(record);
    return;
  }
  const isSingle = settings.value('singleRequest') === true;
  const all = [...records.values()].filter((other) => other.isServed && !other.isFetched);
  delivery.fetch(isSingle ? all : [record]);
}

/** Runs every function at once; one that throws must not stop the others. */
function createCommandQueue(onError: (error: unknown) => void): googletag.CommandArray {
  let count = 0;
  const run = (queued: Queued) => {
    try {
      if (typeof queued === 'function') queued.call(globalThis);
    } catch (error) {
      onError(error);
    }
  };
  return {
    push(...queued) {
      for (const one of queued) run(one);
      count += queued.length;
      return count;
    },
  };
}

/** Page data of every request. */
function pageRequest(
  settings: Settings<googletag.config.PageSettingsConfig>,
  { correlator, reader, privacy }: PageFacts,
): Omit<AdRequest, 'slots'> {
  const treatments = settings.value('privacyTreatments')?.treatments ?? [];
  const identified = identifiedReader(reader, privacy, treatments);
  return {
    page: pathOf(settings.value('location') ?? location.href),
    correlator,
    viewport: viewport(),
    targeting: settings.targeting.all(),
    exclusions: settings.value('categoryExclusion') ?? [],
    ...(identified ? { reader: identified } : {}),
  };
}

/** Without query and fragment, which may be private. */
function pathOf(address: string): string {
  return URL.canParse(address, location.href) ? new URL(address, location.href).pathname : '/';
}
