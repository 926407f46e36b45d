import { ownAdServices } from '#config/overrides/ads.ts';
import { adSenseState } from './adsense-state.ts';
import type { Service, ServiceType, ServiceWindow } from './service-adapter.ts';
import { byVisibleContent, type ReadResult } from './when-rendered.ts';

type Place = Service['place'];

/** Third-party scripts expect a queue. */
function queueOf(window: ServiceWindow, name: string): { push: (entry: unknown) => unknown } & ServiceWindow {
  window[name] ??= [];
  return window[name] as { push: (entry: unknown) => unknown } & ServiceWindow;
}

const adsense: Place = ({ element, slot, sizes }, params) => {
  const [width, height] = sizes[0] ?? [300, 250];
  const ins = element.ownerDocument.createElement('ins');
  ins.id = adSenseState.add(width, params);
  const { personalizedAds, adtest, pubId } = adSenseState.get().pageOptions;
  ins.className = 'adsbygoogle';
  Object.assign(ins.dataset, { adClient: pubId, adSlot: slot.unitId, ...(adtest ? { adtest: 'on' } : {}) });
  ins.style.display = 'inline-block';
  ins.style.width = `${width}px`;
  ins.style.height = `${height}px`;
  element.replaceChildren(ins);
  const queue = queueOf(params.window, 'adsbygoogle');
  queue.requestNonPersonalizedAds = personalizedAds ? 0 : 1;
  queue.push({});
};

/** Globals that Amazon's script reads when it runs. */
const amazonNative: Place = ({ divId, sizes, slot }, { window, account }) => {
  Object.assign(window, {
    amzn_assoc_ad_type: 'smart',
    amzn_assoc_ad_mode: 'auto',
    amzn_assoc_marketplace: 'amazon',
    amzn_assoc_region: 'US',
    amzn_assoc_tracking_id: account,
    amzn_assoc_placement: slot.unitId ?? divId,
    amzn_assoc_linkid: slot.unitId,
    amzn_assoc_size: (sizes[0] ?? [300, 250]).join('x'),
    amzn_assoc_div_name: divId,
  });
};

/** Taboola's name for a kind of page; all others are categories. */
const taboolaPages: Readonly<Record<string, string>> = {
  article: 'article',
  longform: 'article',
  review: 'article',
  home: 'home',
  gallery: 'photo',
  search: 'search',
  video: 'video',
  'sponsored-video': 'video',
};
/** The number of the page last described to Taboola, per window. */
const taboolaPage = new WeakMap<ServiceWindow, number>();

const taboola: Place = ({ divId, path, slot, targeting }, { window, account, page }) => {
  const queue = queueOf(window, '_taboola');
  if (taboolaPage.get(window) !== page.number) {
    if (taboolaPage.has(window)) queue.push({ notify: 'newPageLoad' });
    taboolaPage.set(window, page.number);
    queue.push({ [taboolaPages[path.split('/')[4] ?? ''] ?? 'category']: 'auto', url: page.url });
  }
  // Placement names are unique on a page.
  const number = Number(targeting.instance) > 1 ? ` ${targeting.instance}` : '';
  const placement = `${slot.unitId ?? path}${number}`;
  queue.push({ mode: account, container: divId, placement, target_type: 'mix' });
  queue.push({ flush: true });
};

function mediaNetQueue(window: ServiceWindow): (() => void)[] {
  window.medianet_versionId ??= '3121199';
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

/** AdSense units have a fixed size, filled or not: its script sets the status as an attribute. */
const byStatusAttribute: ReadResult = (element) => {
  const status = element.querySelector('ins')?.dataset.adStatus;
  return status === 'filled' ? status : status === 'unfilled' ? 'empty' : undefined;
};

const ourServices: Readonly<Record<ServiceType, Service>> = {
  adsense: {
    open: (window) => queueOf(window, 'adsbygoogle'),
    place: adsense,
    readResult: byStatusAttribute,
  },
  'amazon-native': { open: () => {}, runsPerAd: true, place: amazonNative, readResult: byVisibleContent },
  taboola: { open: (window) => queueOf(window, '_taboola'), place: taboola, readResult: byVisibleContent },
  'media-net': { open: mediaNetQueue, place: mediaNet, readResult: byVisibleContent },
  // Nothing, unless the publication defines it.
  custom: { open: () => {}, place: () => {}, readResult: () => 'empty' },
};

export const services: Readonly<Record<ServiceType, Service>> = { ...ourServices, ...ownAdServices };
