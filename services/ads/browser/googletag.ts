import { newCorrelator, shareCorrelator } from './correlator.ts';
import { createDelivery } from './delivery.ts';
import { createListeners } from './listeners.ts';
import { createPubAds, type PageFacts } from './pubads.ts';
import { readerToName } from './reader.ts';
import { createSettings } from './settings.ts';
import { createSizeMapping, readSizes } from './sizes.ts';
import { createSlot, emptySlot, type SlotRecord } from './slot.ts';

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
  /** Number of slots per unit so far: iframes are named by it, and a name must not repeat. */
  const made = new Map<string, number>();
  const records = new Map<googletag.Slot, SlotRecord>();
  const settings = createSettings<googletag.config.PageSettingsConfig>();
  const listeners = createListeners(onError);
  const facts: PageFacts = { correlator: newCorrelator(), privacy: {}, reader: undefined };
  shareCorrelator(tag, () => facts.correlator);
  let frameTitle = '3rd party ad content';
  let isEnabled = false;

  const delivery = createDelivery({
    listeners,
    settings,
    onError,
    frameTitle: () => frameTitle,
    page: () => ({
      page: pathOf(settings.value('location') ?? location.href),
      correlator: facts.correlator,
      viewport: viewport(),
      targeting: settings.targeting.all(),
      exclusions: settings.value('categoryExclusion') ?? [],
      ...readerOf(facts),
    }),
  });
  const readerOf = ({ reader, privacy }: PageFacts) => {
    const named = readerToName(reader, privacy, settings.value('privacyTreatments')?.treatments ?? []);
    return named ? { reader: named } : {};
  };

  const find = (target: string | Element | googletag.Slot) => {
    if (typeof target === 'object' && 'getSlotElementId' in target) return records.get(target);
    const id = typeof target === 'string' ? target : target.id;
    return [...records.values()].find(({ elementId }) => elementId === id);
  };
  const define = (
    unit: unknown,
    sizes: SlotRecord['sizesNow'] extends () => infer S ? S | null : never,
    div: unknown,
    isOutOfPage: boolean,
  ) => {
    if (typeof unit !== 'string' || unit === '' || sizes === null) return null;
    const elementId = typeof div === 'string' && div !== '' ? div : `gpt-${crypto.randomUUID()}`;
    // One slot per element: a second would render over the first.
    if (find(elementId)) return null;
    const number = made.get(unit) ?? 0;
    made.set(unit, number + 1);
    const record = createSlot({ unit, sizes, elementId, isOutOfPage, number, viewport });
    records.set(record.slot, record);
    return record.slot;
  };
  /** Fetches on first display: this slot alone, or in single-request mode all defined slots. */
  const fetchFirst = (record: SlotRecord) => {
    if (settings.value('disableInitialLoad') === true || record.isFetched) return delivery.show(record);
    const isSingle = settings.value('singleRequest') === true;
    const all = [...records.values()].filter((other) => other.isServed && !other.isFetched);
    delivery.fetch(isSingle ? all : [record]);
  };
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
  const companions: googletag.CompanionAdsService = {
    addEventListener: () => companions,
    removeEventListener: () => undefined,
    getSlots: () => [],
    setRefreshUnfilledSlots: () => undefined,
  };

  const whole = {
    pubads: () => pubads,
    companionAds: () => companions,
    getVersion: () => version,
    defineSlot: (unit: string, size: googletag.GeneralSize, div?: string) =>
      define(unit, readSizes(size), div, false),
    // Only with an element of the page: anchors, rails and rewarded formats are not supported.
    defineOutOfPageSlot: (unit: string, div?: string | googletag.enums.OutOfPageFormat) =>
      typeof div === 'string' ? define(unit, [], div, true) : null,
    sizeMapping: createSizeMapping,
    display,
    enableServices() {
      if (isEnabled) return;
      isEnabled = true;
      Object.assign(tag, { pubadsReady: true });
      for (const record of records.values()) if (record.isDisplayed) fetchFirst(record);
    },
    destroySlots(slots?: googletag.Slot[]) {
      const found = slots ? slots.flatMap((slot) => records.get(slot) ?? []) : [...records.values()];
      for (const record of found) {
        emptySlot(record);
        records.delete(record.slot);
      }
      return found.length > 0;
    },
    setAdIframeTitle(title: string) {
      frameTitle = String(title);
    },
    setConfig: settings.set,
    getConfig: settings.get,
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
  const waiting: readonly Queued[] = Array.isArray(tag.cmd) ? tag.cmd : [];
  const run = (queued: Queued) => {
    try {
      if (typeof queued === 'function') queued.call(globalThis);
    } catch (error) {
      onError(error);
    }
  };
  let ran = 0;
  const cmd: googletag.CommandArray = {
    push(...queued) {
      for (const one of queued) run(one);
      ran += queued.length;
      return ran;
    },
  };
  Object.assign(tag, whole, { cmd });
  cmd.push(...waiting);
}

/** Without query and fragment, which may be private. */
function pathOf(address: string): string {
  return URL.canParse(address, location.href) ? new URL(address, location.href).pathname : '/';
}
