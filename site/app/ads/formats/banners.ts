import { adCopy } from '../../copy/ads.ts';
import { copy } from '../../copy/site.ts';
import type { Clock } from '../load/clock.ts';
import { bannerElement } from './banner-element.ts';
import {
  type InterstitialEvent,
  type InterstitialState,
  moveInterstitial,
  startInterstitial,
} from './interstitial-machine.ts';
import { type BannerContext, loadBannerAd } from './load-banner-ad.ts';
import {
  moveOmnibar,
  type OmnibarEvent,
  type OmnibarState,
  omnibarPlace,
  startOmnibar,
} from './omnibar-machine.ts';
import { runMachine } from './run-machine.ts';
import {
  moveStickyBanner,
  type StickyBannerEvent,
  type StickyBannerState,
  startStickyBanner,
} from './sticky-banner-machine.ts';
import { watchEdge } from './watch-edge.ts';

export interface ShownBanner {
  /** False once its time is over or the reader closed it: it is not requested again on this page. */
  isOpen: () => boolean;
  remove: () => void;
}

/** Shows a banner for one page view. Calling `rest` starts the page views without another banner of this kind. */
export type Banner = (context: BannerContext, rest: () => void) => ShownBanner;

/** At the top it shifts the page down for three seconds; at the bottom it stays until it is closed. */
export const omnibar: Banner = (context, rest) => {
  const place = omnibarPlace(context.device, context.log.warn);
  if (!place) return { isOpen: () => false, remove: () => {} };
  const element = bannerElement('omnibar', 'aside', place);
  const { root, show, button } = element;
  const machine = runMachine<OmnibarState, OmnibarEvent>(
    startOmnibar,
    moveOmnibar,
    ({ phase, offset }) => {
      show(phase);
      // Hidden when the page moves back up: it would cover the header.
      root.hidden = !(phase === 'bottom' || (phase === 'top' && offset > 0));
      document.body.style.paddingTop = offset > 0 ? `${offset}px` : '';
    },
    context.clock,
  );
  button(copy.close, adCopy.closeAd, () => machine.send({ kind: 'close' }));
  const slots = context.config.pages[context.page.pageType].omnibar;
  const clear = loadBannerAd(context, slots, element, ({ isEmpty, size }) => {
    machine.send({ kind: 'ad', size, isEmpty });
    if (!root.hidden) rest();
  });
  return {
    isOpen: () => machine.get().phase === 'waiting' || !root.hidden,
    remove() {
      machine.send({ kind: 'route' });
      machine.stop();
      clear();
      root.remove();
    },
  };
};

/** Sticks to the bottom while its place at the end of the page is out of view. Readers can collapse and close it. */
export const stickyBanner: Banner = (context, rest) => {
  const element = bannerElement('sticky-banner', 'aside', 'sticky');
  const { root, box, show, button } = element;
  const fold = button(adCopy.fold, adCopy.foldAd, () =>
    machine.send({ kind: isFolded() ? 'expand' : 'collapse' }),
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
    context.clock,
  );
  show(machine.get().phase);
  button(copy.close, adCopy.closeAd, () => {
    machine.send({ kind: 'close' });
    rest();
  });
  let stop = () => {};
  const slots = context.config.pages[context.page.pageType]['sticky-banner'];
  const clear = loadBannerAd(context, slots, element, ({ isEmpty }) => {
    machine.send({ kind: 'ad', isEmpty });
    stop();
    stop = watchEdge(root, (isReached) => machine.send({ kind: 'edge', isReached }));
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

/**
 * PageState between two pages. It outlives the page that requested it, so it is created once and notified of every
 * navigation.
 */
export function createInterstitial(clock: Clock): {
  request: (context: BannerContext) => void;
  /** Called on navigation; `hasInventory` says whether one may cover the new page. */
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
  button(copy.close, adCopy.closeAd, () => machine.send({ kind: 'close' }));
  dialog.addEventListener('cancel', () => machine.send({ kind: 'close' }));
  return {
    request(context) {
      if (machine.get().phase !== 'idle') return;
      clear();
      clear = loadBannerAd(context, context.config.interstitial, element, ({ isEmpty }) =>
        machine.send({ kind: 'ad', isEmpty }),
      );
    },
    route(hasInventory) {
      // An ad that has not loaded is not carried over to the new page, which may have no ads.
      if (machine.get().phase === 'idle') clear();
      machine.send({ kind: 'route', hasInventory });
    },
  };
}
