import type { AdDevice, AdSlotConfig } from '#content/entities/ad-slot-config.ts';
import type { AdsConfig } from '#content/entities/ads-config.ts';
import { copy } from '../copy.ts';
import type { Log } from '../log.ts';
import type { AdAdapter, AdResult } from './ad-adapter.ts';
import { adCopy } from './ad-copy.ts';
import type { AdPage } from './ad-page.ts';
import { bannerElement } from './banner-element.ts';
import { beginLoading } from './begin-loading.ts';
import { clampSize } from './clamp-size.ts';
import type { Clock } from './machines/clock.ts';
import {
  type InterstitialEvent,
  type InterstitialState,
  moveInterstitial,
  startInterstitial,
} from './machines/interstitial-machine.ts';
import {
  moveOmnibar,
  type OmnibarEvent,
  type OmnibarState,
  omnibarPlace,
  startOmnibar,
} from './machines/omnibar-machine.ts';
import { runMachine } from './machines/run-machine.ts';
import {
  moveStickyBanner,
  type StickyBannerEvent,
  type StickyBannerState,
  startStickyBanner,
} from './machines/sticky-banner-machine.ts';
import { positionOf } from './number-units.ts';
import { slotOf } from './slot-of.ts';

export interface BannerKit {
  config: AdsConfig;
  page: AdPage;
  /** What requests say of the page's story. */
  about: Readonly<Record<string, string>>;
  device: AdDevice;
  /** Whether something is sold there to who reads the page; undefined until enough is known of them. */
  isSold: (slots: AdSlotConfig) => boolean | undefined;
  adapter: AdAdapter;
  clock: Clock;
  log: Log;
  reportError: (error: unknown, message: string) => void;
}

/** What lies over the page for one page view; gives back what takes it away. */
export type Banner = (kit: BannerKit) => () => void;

/** Asks for the ad of a place that is no container of the page. */
function bring(
  { config, page, about, device, adapter, clock, log, reportError }: BannerKit,
  slots: AdSlotConfig | undefined,
  box: HTMLElement,
  show: (result: { isEmpty: boolean; size: readonly [number, number] }) => void,
): () => void {
  const resolved = slots && slotOf(slots, device);
  if (!resolved) return () => {};
  const { name, slot, sizes } = resolved;
  const divId = `${name}-1`;
  const element = document.createElement('div');
  element.id = divId;
  box.replaceChildren(element);
  const path = `/${config.network}/${config.siteName}/${device}/${page.pageType}/${name}`;
  // Each is the first of its kind: on a phone that is position 2, as for slots in the page.
  const pos = positionOf(0, name, {
    device,
    isIncrementDisabled: config.disableAdIncrement === true,
    isPaidMedia: page.isPaidMedia,
    incontentSlots: config.incontentSlots,
  });
  const targeting = { ...about, pos: String(pos), instance: '1' };
  const request = { divId, element, path, slot, sizes, targeting };
  const settle = ({ isEmpty, size }: AdResult) =>
    show({ isEmpty, size: isEmpty ? [0, 0] : clampSize(size, sizes) });
  const load = () => {
    adapter.load([request])[0]?.then(settle, (error: unknown) => {
      const message = `Loading of ad ${divId} failed`;
      log.error(message, { error });
      reportError(error, message);
    });
  };
  // What lies over the page is always near.
  const forget = beginLoading(slot, { load, watch: load }, clock);
  return () => {
    forget();
    adapter.destroy(divId);
  };
}

/** Over the upper edge it pushes the page down for three seconds; over the lower one it can be closed. */
export const omnibar: Banner = (kit) => {
  const place = omnibarPlace(kit.device, kit.log.warn);
  if (!place) return () => {};
  const { root, box, show, button } = bannerElement('omnibar', 'aside', place);
  const machine = runMachine<OmnibarState, OmnibarEvent>(
    startOmnibar,
    moveOmnibar,
    ({ phase, offset }) => {
      show(phase);
      // What pushed the page down goes with the push: it would lie over the header.
      root.hidden = !(phase === 'bottom' || (phase === 'top' && offset > 0));
      document.body.style.paddingTop = offset > 0 ? `${offset}px` : '';
    },
    kit.clock,
  );
  button(copy.close, () => machine.tell({ kind: 'close' }));
  const clear = bring(kit, kit.config.pages[kit.page.pageType].omnibar, box, ({ isEmpty, size }) =>
    machine.tell({ kind: 'ad', size, isEmpty }),
  );
  return () => {
    machine.tell({ kind: 'route' });
    machine.stop();
    clear();
    root.remove();
  };
};

/** A banner at the lower edge that a reader may fold, unfold and close. */
export const stickyBanner: Banner = (kit) => {
  const { root, box, show, button } = bannerElement('sticky-banner', 'aside', 'bottom');
  const fold = button(adCopy.fold, () => machine.tell({ kind: isFolded() ? 'expand' : 'collapse' }));
  const isFolded = () => machine.get().phase === 'collapsed';
  const machine = runMachine<StickyBannerState, StickyBannerEvent>(
    startStickyBanner,
    moveStickyBanner,
    ({ phase }) => {
      show(phase);
      root.hidden = phase === 'hidden' || phase === 'closed';
      box.toggleAttribute('data-folded', phase === 'collapsed');
      fold.textContent = phase === 'collapsed' ? adCopy.unfold : adCopy.fold;
    },
    kit.clock,
  );
  button(copy.close, () => machine.tell({ kind: 'close' }));
  const clear = bring(kit, kit.config.pages[kit.page.pageType]['sticky-banner'], box, ({ isEmpty }) => {
    machine.tell({ kind: 'ad', isEmpty });
    // It is born at the edge it stays at.
    machine.tell({ kind: 'edge', isReached: true });
  });
  return () => {
    machine.stop();
    clear();
    root.remove();
  };
};

/** Between two pages. It outlives the page it was asked for, so it is started once and told of every page. */
export function createInterstitial(clock: Clock): {
  ask: (kit: BannerKit) => void;
  /** Whether one may lie over the page that comes. */
  route: (isSold: boolean) => void;
} {
  const { root, box, show, button } = bannerElement('interstitial', 'dialog', 'top');
  const dialog = root as HTMLDialogElement;
  let clear = () => {};
  const machine = runMachine<InterstitialState, InterstitialEvent>(
    startInterstitial,
    moveInterstitial,
    ({ phase }, before) => {
      show(phase);
      if (phase === 'open') dialog.showModal();
      else if (before.phase === 'open') {
        dialog.close();
        clear();
      }
    },
    clock,
  );
  button(copy.close, () => machine.tell({ kind: 'close' }));
  dialog.addEventListener('cancel', () => machine.tell({ kind: 'close' }));
  return {
    ask(kit) {
      if (machine.get().phase !== 'idle') return;
      clear();
      clear = bring(kit, kit.config.interstitial, box, ({ isEmpty }) =>
        machine.tell({ kind: 'ad', isEmpty }),
      );
    },
    route(isSold) {
      // What has not come for the page that goes is not asked for on the one that comes: that one may have no ads.
      if (machine.get().phase === 'idle') clear();
      machine.tell({ kind: 'route', isSold });
    },
  };
}
