import type { AdRequest, FilledSlot, SlotAnswer } from '../wire.ts';
import type { Listeners } from './listeners.ts';
import { whenNear } from './near-view.ts';
import { reportEvent, requestAds } from './request-ad.ts';
import { createSequence } from './run-in-sequence.ts';
import { creativeAddress, drawFrame, themeOf } from './sandboxed-iframe.ts';
import type { Settings } from './settings.ts';
import { emptySlot, type SlotRecord } from './slot.ts';
import { watchView } from './watch-view.ts';
import { whenRendered } from './when-rendered.ts';

export interface DeliveryOptions {
  listeners: Listeners;
  settings: Settings<googletag.config.PageSettingsConfig>;
  /** Page data of every request. */
  page(): Omit<AdRequest, 'slots'>;
  frameTitle(): string;
  /** Called with errors that kept ads from loading. */
  onError(error: unknown): void;
}

export interface Delivery {
  /** Requests ads for these slots, now or when they approach the viewport. */
  fetch(records: readonly SlotRecord[]): void;
  /** Renders an ad that was fetched before the slot was displayed. */
  show(record: SlotRecord): void;
}

export const serviceName = 'publisher_ads';
/** The maximum number of slots per request. */
const mostSlots = 20;
const narrow = 768;

/** The life of an ad: requested, received, rendered, loaded, viewed. */
export function createDelivery(options: DeliveryOptions): Delivery {
  const { listeners, settings } = options;
  const about = ({ slot }: SlotRecord) => ({ slot, serviceName });
  const inSequence = createSequence(options.onError);

  function request(records: readonly SlotRecord[]): void {
    const rounds = new Map(records.map((record) => [record, record.round + 1]));
    for (const record of records) {
      // The current ad stays until the next has loaded.
      record.stopWaiting?.();
      record.draw = undefined;
      record.round += 1;
      record.isFetched = true;
      if (collapseOf(record) === 'BEFORE_FETCH' && !record.frame) hide(record, true);
      listeners.emit('slotRequested', about(record));
    }
    const isCurrent = (record: SlotRecord) => record.round === rounds.get(record);
    const slots = records.map((record) => ({
      id: record.elementId,
      unit: record.unit,
      sizes: record.sizesNow(),
      ...(record.isOutOfPage ? { outOfPage: true } : {}),
      targeting: record.settings.targeting.all(),
      exclusions: record.settings.value('categoryExclusion') ?? [],
    }));
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

  function receive(
    record: SlotRecord,
    answer: SlotAnswer | undefined,
    host: string,
    isCurrent: () => boolean,
  ): void {
    const fill = () => {
      if (!isCurrent()) return undefined;
      const div = document.getElementById(record.elementId);
      if (div && answer && !answer.isEmpty) endFilled(record, div, answer, host);
      else endEmpty(record);
      return record.frame?.element;
    };
    const draw = () => {
      const div = document.getElementById(record.elementId);
      const lazy = settings.value('lazyLoad');
      if (!div || !answer || answer.isEmpty) endEmpty(record);
      else if (!lazy) inSequence(fill);
      else record.stopWaiting = whenNear(div, marginOf(lazy, 'render'), () => inSequence(fill));
    };
    if (record.isDisplayed) draw();
    else record.draw = draw;
  }

  function endEmpty(record: SlotRecord): void {
    const hadContent = record.frame !== undefined;
    emptySlot(record);
    if (['BEFORE_FETCH', 'ON_NO_FILL'].includes(collapseOf(record))) hide(record, true);
    listeners.emit('slotRenderEnded', { ...about(record), ...nothing, slotContentChanged: hadContent });
  }

  function endFilled(record: SlotRecord, div: HTMLElement, answer: FilledSlot, host: string): void {
    const theme = themeOf(div);
    const address = creativeAddress(answer.creative, theme, host);
    if (!address) {
      options.onError(new Error(`the ad server sent a creative URL that is not allowed: ${answer.creative}`));
      endEmpty(record);
      return;
    }
    emptySlot(record);
    const { round } = record;
    hide(record, false);
    const { advertiserId, campaignId, lineItemId, creativeId, isBackfill, token } = answer;
    record.information = { advertiserId, campaignId, lineItemId, creativeId, creativeTemplateId: null };
    record.frame = drawFrame({
      div,
      answer,
      address,
      theme,
      name: `google_ads_iframe_${record.unit}_${record.number}`,
      title: options.frameTitle(),
      isCentered: settings.value('centering') === true,
      onLoad() {
        if (record.round !== round || !record.frame) return;
        watch(record, token);
        listeners.emit('slotOnload', about(record));
      },
    });
    listeners.emit('slotRenderEnded', {
      ...about(record),
      ...nothing,
      ...record.information,
      isEmpty: false,
      isBackfill,
      slotContentChanged: true,
      size: answer.size === 'fluid' ? 'fluid' : [...answer.size],
      sourceAgnosticCreativeId: creativeId,
      sourceAgnosticLineItemId: lineItemId,
      responseIdentifier: token,
    });
  }

  function watch(record: SlotRecord, token: string): void {
    if (!record.frame) return;
    const { element } = record.frame;
    const stopWaiting = whenRendered(element, () => reportEvent(token, 'impression'));
    const watching = watchView(element, {
      viewable() {
        reportEvent(token, 'viewable');
        listeners.emit('impressionViewable', about(record));
      },
      changed: (inViewPercentage) =>
        listeners.emit('slotVisibilityChanged', { ...about(record), inViewPercentage }),
    });
    record.stopWatching = () => {
      stopWaiting();
      watching.end();
    };
  }

  const collapseOf = (record: SlotRecord) =>
    record.settings.value('collapseDiv') ?? settings.value('collapseDiv') ?? 'DISABLED';

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
          if (div) record.stopWaiting = whenNear(div, marginOf(lazy, 'fetch'), () => request(group));
        }
      }
    },
    show(record) {
      const { draw } = record;
      record.draw = undefined;
      draw?.();
    },
  };
}

const nothing = {
  isEmpty: true,
  isBackfill: false,
  size: null,
  advertiserId: null,
  campaignId: null,
  creativeId: null,
  creativeTemplateId: null,
  labelIds: null,
  lineItemId: null,
  sourceAgnosticCreativeId: null,
  sourceAgnosticLineItemId: null,
  yieldGroupIds: null,
  companyIds: null,
  responseIdentifier: null,
};

function hide(record: SlotRecord, isHidden: boolean): void {
  const div = document.getElementById(record.elementId);
  if (div) div.style.display = isHidden ? 'none' : '';
}

/** In percent of the viewport height; phones scroll faster, so a page may set a larger margin there. */
function marginOf(lazy: googletag.config.LazyLoadConfig, kind: 'fetch' | 'render'): number {
  const percent = kind === 'fetch' ? (lazy.fetchMarginPercent ?? 500) : (lazy.renderMarginPercent ?? 200);
  return innerWidth < narrow ? percent * (lazy.mobileScaling ?? 1) : percent;
}

function chunksOf(records: readonly SlotRecord[]): SlotRecord[][] {
  const chunks: SlotRecord[][] = [];
  for (let at = 0; at < records.length; at += mostSlots) chunks.push(records.slice(at, at + mostSlots));
  return chunks;
}
