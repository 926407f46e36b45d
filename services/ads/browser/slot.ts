import type { WireSize } from '../wire.ts';
import type { AdIframe } from './sandboxed-iframe.ts';
import { createSettings, type Settings } from './settings.ts';
import { chooseMapped } from './sizes.ts';
import { slotSettings } from './slot-settings.ts';

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
  render: (() => void) | undefined;
  iframe: AdIframe | undefined;
  information: googletag.ResponseInformation | null;
  /** Stops waiting for the slot to approach the viewport. */
  stopWaiting: (() => void) | undefined;
  /** Stops measuring viewability. */
  stopWatching: (() => void) | undefined;
  sizesNow(): readonly WireSize[];
}

export interface SlotOptions {
  unit: string;
  sizes: readonly WireSize[];
  elementId: string;
  isOutOfPage: boolean;
  number: number;
  viewport(): readonly [number, number];
}

export function createSlot({
  unit,
  elementId,
  isOutOfPage,
  number,
  viewport,
  sizes,
}: SlotOptions): SlotRecord {
  const settings = createSettings<googletag.config.SlotSettingsConfig>();
  let mapping: googletag.SizeMappingArray | undefined;
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
    ...slotSettings(settings, () => slot),
  };
  const record: SlotRecord = {
    slot,
    settings,
    elementId,
    unit,
    isOutOfPage,
    number,
    isServed: false,
    isDisplayed: false,
    isFetched: false,
    round: 0,
    render: undefined,
    iframe: undefined,
    information: null,
    stopWaiting: undefined,
    stopWatching: undefined,
    sizesNow: () => (mapping ? (chooseMapped(mapping, viewport()) ?? []) : sizes),
  };
  return record;
}

/** Cancels everything that waits or watches, and removes the ad. */
export function emptySlot(record: SlotRecord): void {
  record.round += 1;
  record.stopWaiting?.();
  record.stopWatching?.();
  record.iframe?.end();
  record.stopWaiting = undefined;
  record.stopWatching = undefined;
  record.iframe = undefined;
  record.render = undefined;
  record.information = null;
}
