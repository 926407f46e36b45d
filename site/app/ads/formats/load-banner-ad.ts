import type { AdDevice } from '#content/entities/ad-names.ts';
import type { AdSlotConfig } from '#content/entities/ad-slot-config.ts';
import type { AdsConfig } from '#content/entities/ads-config.ts';
import { adCap, adInstance } from '#content/limits.ts';
import type { Log } from '../../log.ts';
import type { AdAdapter, AdRequest, AdResult } from '../adapters/ad-adapter.ts';
import { type AuctionStepOptions, auctionStep } from '../load/auction-step.ts';
import type { Clock } from '../load/clock.ts';
import { loadUnits } from '../load/load-units.ts';
import { scheduleLoad } from '../load/schedule-load.ts';
import type { AdPage } from '../page/ad-page.ts';
import { adState, adUnitPath } from '../page/page-ad-state.ts';
import { clampSize } from '../placement/clamp-size.ts';
import { positionOf } from '../placement/number-units.ts';
import { slotOf } from '../placement/slot-of.ts';
import { describeUnit } from '../placement/unit.ts';
import type { BannerElement } from './banner-element.ts';

export interface BannerContext extends Pick<AuctionStepOptions, 'isAllowed' | 'reader'> {
  config: AdsConfig;
  page: AdPage;
  /** Key-values about the page's story. */
  about: AdRequest['targeting'];
  device: AdDevice;
  /** Whether the slot has inventory for this reader; undefined until enough is known about the reader. */
  hasInventory: (slots: AdSlotConfig) => boolean | undefined;
  adapter: AdAdapter;
  clock: Clock;
  log: Log;
  reportError: (error: unknown, message: string) => void;
}

interface BannerAd {
  isEmpty: boolean;
  size: readonly [number, number];
}

/** Loads the ad of a banner by the same steps as every ad unit. Returns the function that removes it. */
export function loadBannerAd(
  context: BannerContext,
  slots: AdSlotConfig | undefined,
  { root, box }: Pick<BannerElement, 'root' | 'box'>,
  show: (ad: BannerAd) => void,
): () => void {
  const { config, page, adapter, clock } = context;
  const resolved = slots && slotOf(slots, context.device);
  if (!resolved) return () => {};
  const { name, slot, sizes } = resolved;
  const divId = `${name}-${adInstance}`;
  // Each is the first of its kind: on phones that is position 2, as for slots in the page.
  const numbers = {
    pos: positionOf(0, name, {
      device: context.device,
      isIncrementDisabled: adState.get().disableAdIncrement,
      isPaidMedia: page.isPaidMedia,
      incontentSlots: config.incontentSlots,
    }),
    instance: adInstance,
    cap: slot.cap ?? adCap,
  };
  describeUnit({ container: root, resolved, numbers, divId }, false);
  const element = document.createElement('div');
  element.id = divId;
  const request: AdRequest = {
    divId,
    element,
    path: adUnitPath(page.pageType, name),
    slot,
    sizes,
    targeting: { ...context.about, pos: String(numbers.pos), instance: String(numbers.instance) },
  };
  let isRemoved = false;
  const settle = ({ isEmpty, size }: AdResult) => {
    if (!isRemoved) show({ isEmpty, size: isEmpty ? [0, 0] : clampSize(size, sizes) });
  };
  const fail = (error: unknown) => {
    if (isRemoved) return;
    const message = `Loading of ad ${divId} failed`;
    context.log.error(message, { error });
    context.reportError(error, message);
  };
  const load = () =>
    void loadUnits([request], {
      clear: () => adapter.destroy(divId),
      assignIds() {
        box.replaceChildren(element);
        adapter.prepare?.(request);
      },
      auction: () => auctionStep([{ divId, sizes, page }], context),
      render(requests) {
        // The reader may have navigated away during the auction.
        if (!isRemoved) adapter.load(requests)[0]?.then(settle, fail);
      },
    }).catch(fail);
  // A banner is fixed to the viewport, so lazy loading requests it immediately.
  const cancel = scheduleLoad(slot, { load, watch: load }, clock);
  return () => {
    isRemoved = true;
    cancel();
    adapter.destroy(divId);
  };
}
