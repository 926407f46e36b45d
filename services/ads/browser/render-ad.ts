import type { FilledSlot, SlotAnswer } from '../wire.ts';
import { whenClose } from './close-to-view.ts';
import type { DeliveryOptions } from './delivery.ts';
import { reportEvent } from './request-ad.ts';
import { createSequence } from './run-in-sequence.ts';
import { creativeAddress, renderIframe, themeOf } from './sandboxed-iframe.ts';
import { emptySlot, type SlotRecord } from './slot.ts';
import { watchView } from './watch-view.ts';
import { whenRendered } from './when-rendered.ts';

export const serviceName = 'publisher_ads';
export const about = ({ slot }: SlotRecord) => ({ slot, serviceName });
const narrow = 768;

/** The life of an ad after its request: received, rendered, loaded, viewed. */
export function createRenderer(options: DeliveryOptions) {
  const { listeners, settings } = options;
  const inSequence = createSequence(options.onError);
  const collapseOf = (record: SlotRecord) =>
    record.settings.value('collapseDiv') ?? settings.value('collapseDiv') ?? 'DISABLED';

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
      return record.iframe?.element;
    };
    const render = () => {
      const div = document.getElementById(record.elementId);
      const lazy = settings.value('lazyLoad');
      if (!div || !answer || answer.isEmpty) endEmpty(record);
      else if (!lazy) inSequence(fill);
      else record.stopWaiting = whenClose(div, marginOf(lazy, 'render'), () => inSequence(fill));
    };
    if (record.isDisplayed) render();
    else record.render = render;
  }

  function endEmpty(record: SlotRecord): void {
    const hadContent = record.iframe !== undefined;
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
    record.information = informationOf(answer);
    record.iframe = renderIframe({
      div,
      answer,
      address,
      theme,
      name: `google_ads_iframe_${record.unit}_${record.number}`,
      title: options.iframeTitle(),
      isCentered: settings.value('centering') === true,
      onLoad() {
        if (record.round !== round || !record.iframe) return;
        watch(record, answer.token, listeners);
        listeners.emit('slotOnload', about(record));
      },
    });
    listeners.emit('slotRenderEnded', { ...about(record), ...nothing, ...renderEnded(answer) });
  }

  /** Hides the slot before its request if the page wants that and no ad is in it. */
  const hideBefore = (record: SlotRecord) => {
    if (collapseOf(record) === 'BEFORE_FETCH' && !record.iframe) hide(record, true);
  };
  return { receive, endEmpty, hideBefore };
}

/** Counts the impression, and reports when the ad is in view. */
function watch(record: SlotRecord, token: string, listeners: DeliveryOptions['listeners']): void {
  if (!record.iframe) return;
  const { element } = record.iframe;
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

const informationOf = ({
  advertiserId,
  campaignId,
  lineItemId,
  creativeId,
}: FilledSlot): googletag.ResponseInformation => ({
  advertiserId,
  campaignId,
  lineItemId,
  creativeId,
  creativeTemplateId: null,
});

const renderEnded = (answer: FilledSlot) => ({
  ...informationOf(answer),
  isEmpty: false,
  isBackfill: answer.isBackfill,
  slotContentChanged: true,
  size: answer.size === 'fluid' ? 'fluid' : [...answer.size],
  sourceAgnosticCreativeId: answer.creativeId,
  sourceAgnosticLineItemId: answer.lineItemId,
  responseIdentifier: answer.token,
});

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
export function marginOf(lazy: googletag.config.LazyLoadConfig, kind: 'fetch' | 'render'): number {
  const percent = kind === 'fetch' ? (lazy.fetchMarginPercent ?? 500) : (lazy.renderMarginPercent ?? 200);
  return innerWidth < narrow ? percent * (lazy.mobileScaling ?? 1) : percent;
}
