import { adCopy } from '../copy/ads.ts';
import { copy } from '../copy/site.ts';
import { bannerElement } from './banner-element.ts';
import { type BannerContext, bringBanner } from './bring-banner.ts';
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
import { watchEdge } from './watch-edge.ts';

export interface ShownBanner {
  /** False once its time is over or its reader closed it: it is not requested again on this page. */
  isOpen: () => boolean;
  remove: () => void;
}

/**
 * Shows a banner for one page view. `rest` starts the page views in which readers of this document do not get another
 * one.
 */
export type Banner = (kit: BannerContext, rest: () => void) => ShownBanner;

/** At the upper edge it shifts the page down for three seconds; at the lower one it stays until it is closed. */
export const omnibar: Banner = (kit, rest) => {
  const place = omnibarPlace(kit.device, kit.log.warn);
  if (!place) return { isOpen: () => false, remove: () => {} };
  const element = bannerElement('omnibar', 'aside', place);
  const { root, show, button } = element;
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
  button(copy.close, adCopy.closeAd, () => machine.tell({ kind: 'close' }));
  const slots = kit.config.pages[kit.page.pageType].omnibar;
  const clear = bringBanner(kit, slots, element, ({ isEmpty, size }) => {
    machine.tell({ kind: 'ad', size, isEmpty });
    if (!root.hidden) rest();
  });
  return {
    isOpen: () => machine.get().phase === 'waiting' || !root.hidden,
    remove() {
      machine.tell({ kind: 'route' });
      machine.stop();
      clear();
      root.remove();
    },
  };
};

/** Sticks to the lower edge while its own place, the end of the page, is out of sight. Readers fold and close it. */
export const stickyBanner: Banner = (kit, rest) => {
  const element = bannerElement('sticky-banner', 'aside', 'sticky');
  const { root, box, show, button } = element;
  const fold = button(adCopy.fold, adCopy.foldAd, () =>
    machine.tell({ kind: isFolded() ? 'expand' : 'collapse' }),
  );
  const isFolded = () => machine.get().phase === 'collapsed';
  const machine = runMachine<StickyBannerState, StickyBannerEvent>(
    startStickyBanner,
    moveStickyBanner,
    ({ phase }) => {
      show(phase);
      root.hidden = phase === 'hidden' || phase === 'closed';
      box.toggleAttribute('data-folded', phase === 'collapsed');
      fold.textContent = phase === 'collapsed' ? adCopy.unfold : adCopy.fold;
      fold.setAttribute('aria-label', phase === 'collapsed' ? adCopy.unfoldAd : adCopy.foldAd);
    },
    kit.clock,
  );
  show(machine.get().phase);
  button(copy.close, adCopy.closeAd, () => {
    machine.tell({ kind: 'close' });
    rest();
  });
  let stop = () => {};
  const slots = kit.config.pages[kit.page.pageType]['sticky-banner'];
  const clear = bringBanner(kit, slots, element, ({ isEmpty }) => {
    machine.tell({ kind: 'ad', isEmpty });
    stop();
    stop = watchEdge(root, (isReached) => machine.tell({ kind: 'edge', isReached }));
  });
  return {
    isOpen: () => machine.get().phase !== 'closed',
    remove() {
      stop();
      machine.stop();
      clear();
      root.remove();
    },
  };
};

/** Between two pages. It outlives the page it was asked for, so it is started once and told of every page. */
export function createInterstitial(clock: Clock): {
  ask: (kit: BannerContext) => void;
  /** Whether one may lie over the page that comes. */
  route: (hasInventory: boolean) => void;
} {
  const element = bannerElement('interstitial', 'dialog', 'top');
  const { root, show, button } = element;
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
  button(copy.close, adCopy.closeAd, () => machine.tell({ kind: 'close' }));
  dialog.addEventListener('cancel', () => machine.tell({ kind: 'close' }));
  return {
    ask(kit) {
      if (machine.get().phase !== 'idle') return;
      clear();
      clear = bringBanner(kit, kit.config.interstitial, element, ({ isEmpty }) =>
        machine.tell({ kind: 'ad', isEmpty }),
      );
    },
    route(hasInventory) {
      // What has not come for the page that goes is not asked for on the one that comes: that one may have no ads.
      if (machine.get().phase === 'idle') clear();
      machine.tell({ kind: 'route', hasInventory });
    },
  };
}
