import type { AdSenseState } from '#content/entities/adsense-state.ts';
import { byDrawing, type Verdict } from './outcome.ts';
import type { Service, ServiceTerms, ServiceType, ServiceWindow } from './service-adapter.ts';

type Place = Service['place'];

/** Scripts of others expect a queue. */
function queueOf(window: ServiceWindow, name: string): { push: (entry: unknown) => unknown } & ServiceWindow {
  window[name] ??= [];
  return window[name] as { push: (entry: unknown) => unknown } & ServiceWindow;
}

export function adSensePageOptions(
  terms: Pick<ServiceTerms, 'account' | 'isPersonalized' | 'isTest'>,
): AdSenseState['pageOptions'] {
  return { personalizedAds: terms.isPersonalized, adtest: terms.isTest, pubId: terms.account };
}

const adsense: Place = ({ element, slot, sizes }, terms) => {
  const { personalizedAds, adtest, pubId } = adSensePageOptions(terms);
  const [width, height] = sizes[0] ?? [300, 250];
  const ins = element.ownerDocument.createElement('ins');
  ins.className = 'adsbygoogle';
  Object.assign(ins.dataset, { adClient: pubId, adSlot: slot.unitId, ...(adtest ? { adtest: 'on' } : {}) });
  ins.style.display = 'inline-block';
  ins.style.width = `${width}px`;
  ins.style.height = `${height}px`;
  element.replaceChildren(ins);
  const queue = queueOf(terms.window, 'adsbygoogle');
  queue.requestNonPersonalizedAds = personalizedAds ? 0 : 1;
  queue.push({});
};

const amazonNative: Place = ({ divId, slot }, { window, account }) => {
  queueOf(window, 'amzn_assoc_queue').push({
    amzn_assoc_ad_type: 'smart',
    amzn_assoc_ad_mode: 'auto',
    amzn_assoc_tracking_id: account,
    amzn_assoc_placement: slot.unitId ?? divId,
    amzn_assoc_region: 'US',
    amzn_assoc_div_name: divId,
  });
};

const taboola: Place = ({ divId, path, slot }, { window, account }) => {
  const queue = queueOf(window, '_taboola');
  queue.push({ mode: account, container: divId, placement: slot.unitId ?? path, target_type: 'mix' });
  queue.push({ flush: true });
};

function mediaNetQueue(window: ServiceWindow): (() => void)[] {
  window._mNHandle ??= { queue: [] };
  return (window._mNHandle as { queue: (() => void)[] }).queue;
}

const mediaNet: Place = ({ divId, sizes, slot }, { window }) => {
  const [width, height] = sizes[0] ?? [300, 250];
  mediaNetQueue(window).push(() => {
    const details = window._mNDetails as { loadTag: (id: string, size: string, unit?: string) => void };
    details.loadTag(divId, `${width}x${height}`, slot.unitId);
  });
};

/** The unit has a size of its own, filled or not: the script writes down which it is. */
const bySaying: Verdict = (element) => {
  const said = element.querySelector('ins')?.dataset.adStatus;
  return said === 'filled' ? said : said === 'unfilled' ? 'empty' : undefined;
};

export const services: Readonly<Record<ServiceType, Service>> = {
  adsense: { open: (window) => queueOf(window, 'adsbygoogle'), place: adsense, verdict: bySaying },
  'amazon-native': {
    open: (window) => queueOf(window, 'amzn_assoc_queue'),
    place: amazonNative,
    verdict: byDrawing,
  },
  taboola: { open: (window) => queueOf(window, '_taboola'), place: taboola, verdict: byDrawing },
  'media-net': { open: mediaNetQueue, place: mediaNet, verdict: byDrawing },
};
