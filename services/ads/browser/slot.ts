import type { WireSize } from '../wire.ts';
import type { AdIframe } from './sandboxed-iframe.ts';
import { createSettings, type Settings } from './settings.ts';
import { chooseMapped } from './sizes.ts';

/** A slot as the page sees it, and the script's own state of it. */
export interface SlotRecord {
  slot: googletag.Slot;
  settings: Settings<googletag.config.SlotSettingsConfig>;
  elementId: string;
  unit: string;
  isOutOfPage: boolean;
  /** The number of the slot in its unit; part of its iframe's id. */
  number: number;
  /** Belongs to a service, so ads are fetched for it. */
  isServed: boolean;
  isDisplayed: boolean;
  isFetched: boolean;
  /** Counts requests: a response to an earlier one, or to a cleared slot, is not rendered. */
  round: number;
  /** A response that waits for `display`. */
  draw: (() => void) | undefined;
  frame: AdIframe | undefined;
  information: googletag.ResponseInformation | null;
  /** Stops waiting for the slot to approach the viewport. */
  stopWaiting: (() => void) | undefined;
  /** Stops measuring viewability. */
  stopWatching: (() => void) | undefined;
  sizesNow(): readonly WireSize[];
}

export function createSlot(options: {
  unit: string;
  sizes: readonly WireSize[];
  elementId: string;
  isOutOfPage: boolean;
  number: number;
  viewport(): readonly [number, number];
}): SlotRecord {
  const { unit, elementId } = options;
  const settings = createSettings<googletag.config.SlotSettingsConfig>();
  const { targeting } = settings;
  const attributes = new Map<string, string>();
  let mapping: googletag.SizeMappingArray | undefined;
  const exclusions = () => settings.value('categoryExclusion') ?? [];

  const slot: googletag.Slot = {
    getAdUnitPath: () => unit,
    getSlotElementId: () => elementId,
    getResponseInformation: () => record.information,
    addService() {
      record.isServed = true;
      return slot;
    },
    defineSizeMapping(given) {
      if (Array.isArray(given)) mapping = given;
      return slot;
    },
    setConfig(config) {
      settings.set(config);
      return slot;
    },
    getConfig: (keys) => settings.get(keys),
    setTargeting(key, value) {
      targeting.set(key, value);
      return slot;
    },
    updateTargetingFromMap(map) {
      for (const [key, value] of Object.entries(map)) targeting.set(key, value);
      return slot;
    },
    clearTargeting(key) {
      targeting.clear(key);
      return slot;
    },
    getTargeting: (key) => targeting.get(key),
    getTargetingKeys: () => targeting.keys(),
    setCategoryExclusion(label) {
      settings.set({ categoryExclusion: [...new Set([...exclusions(), label])] });
      return slot;
    },
    clearCategoryExclusions() {
      settings.set({ categoryExclusion: null });
      return slot;
    },
    getCategoryExclusions: () => [...exclusions()],
    setCollapseEmptyDiv(collapse, before) {
      settings.set({ collapseDiv: collapse ? (before ? 'BEFORE_FETCH' : 'ON_NO_FILL') : 'DISABLED' });
      return slot;
    },
    setForceSafeFrame(forceSafeFrame) {
      settings.set({ safeFrame: { ...settings.value('safeFrame'), forceSafeFrame } });
      return slot;
    },
    setSafeFrameConfig(config) {
      settings.set({ safeFrame: config });
      return slot;
    },
    setClickUrl(clickUrl) {
      settings.set({ clickUrl });
      return slot;
    },
    set(key, value) {
      attributes.set(key, value);
      return slot;
    },
    get: (key) => attributes.get(key) ?? null,
    getAttributeKeys: () => [...attributes.keys()],
  };
  const record: SlotRecord = {
    slot,
    settings,
    elementId,
    unit,
    isOutOfPage: options.isOutOfPage,
    number: options.number,
    isServed: false,
    isDisplayed: false,
    isFetched: false,
    round: 0,
    draw: undefined,
    frame: undefined,
    information: null,
    stopWaiting: undefined,
    stopWatching: undefined,
    sizesNow: () => (mapping ? (chooseMapped(mapping, options.viewport()) ?? []) : options.sizes),
  };
  return record;
}

/** Cancels everything that waits or watches, and removes the ad. */
export function emptySlot(record: SlotRecord): void {
  record.round += 1;
  record.stopWaiting?.();
  record.stopWatching?.();
  record.frame?.end();
  record.stopWaiting = undefined;
  record.stopWatching = undefined;
  record.frame = undefined;
  record.draw = undefined;
  record.information = null;
}
