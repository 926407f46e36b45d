import type { AdRequest } from '../wire.ts';
import { whenClose } from './close-to-view.ts';
import type { Listeners } from './listeners.ts';
import { about, createRenderer, marginOf } from './render-ad.ts';
import { requestAds } from './request-ad.ts';
import type { Settings } from './settings.ts';
import type { SlotRecord } from './slot.ts';

export interface DeliveryOptions {
  listeners: Listeners;
  settings: Settings<googletag.config.PageSettingsConfig>;
  /** Page data of every request. */
  page(): Omit<AdRequest, 'slots'>;
  iframeTitle(): string;
  /** Called with errors that prevented ads from loading. */
  onError(error: unknown): void;
}

export interface Delivery {
  /** Requests ads for these slots, now or when they approach the viewport. */
  fetch(records: readonly SlotRecord[]): void;
  /** Renders an ad that was fetched before the slot was displayed. */
  show(record: SlotRecord): void;
}

/** The maximum number of slots per request. */
const mostSlots = 20;

/** Requests ads, and passes what the ad server sends to the renderer. */
export function createDelivery(options: DeliveryOptions): Delivery {
  const { listeners, settings } = options;
  const { receive, endEmpty, hideBefore } = createRenderer(options);

  function request(records: readonly SlotRecord[]): void {
    const rounds = new Map(records.map((record) => [record, record.round + 1]));
    for (const record of records) {
      // The current ad stays until the next has loaded.
      record.stopWaiting?.();
      record.render = undefined;
      record.round += 1;
      record.isFetched = true;
      hideBefore(record);
      listeners.emit('slotRequested', about(record));
    }
    const isCurrent = (record: SlotRecord) => record.round === rounds.get(record);
    const slots = records.map(slotRequest);
    requestAds({ ...options.page(), slots }).then(
      ({ bySlot, host }) => {
        const missing = slots.filter(({ id }) => !bySlot.has(id)).map(({ id }) => id);
        if (missing.length > 0)
          options.onError(new Error(`the ad server sent no result for ${missing.join(', ')}`));
        for (const record of records) {
          if (!isCurrent(record)) continue;
          listeners.emit('slotResponseReceived', about(record));
          if (isCurrent(record)) receive(record, bySlot.get(record.elementId), host, () => isCurrent(record));
        }
      },
      (error: unknown) => {
        options.onError(error);
        for (const record of records) if (isCurrent(record)) endEmpty(record);
      },
    );
  }

  return {
    fetch(records) {
      const isSingle = settings.value('singleRequest') === true;
      const groups = isSingle ? chunksOf(records) : records.map((record) => [record]);
      const lazy = settings.value('lazyLoad');
      for (const group of groups) {
        if (!lazy) {
          request(group);
          continue;
        }
        // The first slot of a group that approaches requests the whole group in one request.
        for (const record of group) {
          record.stopWaiting?.();
          const div = record.isDisplayed && document.getElementById(record.elementId);
          if (div) record.stopWaiting = whenClose(div, marginOf(lazy, 'fetch'), () => request(group));
        }
      }
    },
    show(record) {
      const { render } = record;
      record.render = undefined;
      render?.();
    },
  };
}

const slotRequest = (record: SlotRecord): AdRequest['slots'][number] => ({
  id: record.elementId,
  unit: record.unit,
  sizes: record.sizesNow(),
  ...(record.isOutOfPage ? { outOfPage: true } : {}),
  targeting: record.settings.targeting.all(),
  exclusions: record.settings.value('categoryExclusion') ?? [],
});

function chunksOf(records: readonly SlotRecord[]): SlotRecord[][] {
  const chunks: SlotRecord[][] = [];
  for (let at = 0; at < records.length; at += mostSlots) chunks.push(records.slice(at, at + mostSlots));
  return chunks;
}
