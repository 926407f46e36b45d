import type { AdNetwork } from '../../wire.ts';
import { pageCorrelator } from '../correlator.ts';
import { reportEvent, requestAds } from '../request-ad.ts';
import { creativeAddress, renderIframe, themeOf } from '../sandboxed-iframe.ts';
import { watchView } from '../watch-view.ts';
import { whenRendered } from '../when-rendered.ts';

export interface Placement {
  network: AdNetwork;
  account: string;
  /** The network's name for the placement. */
  name: string;
  element: HTMLElement;
  size: readonly [number, number];
}

/** Shows an ad in the placement; false when there is none. */
export type Fill = (placement: Placement) => Promise<boolean>;

/** Any text as one segment of an ad unit path. */
const pathPart = (text: string) => text.replace(/[^\w.-]+/g, '-').slice(0, 100) || 'none';

/** `never` and `always` in the page's URL, for testing pages. */
function fillTargeting(search: string): Record<string, string[]> {
  const requested = new URLSearchParams(search).get('adTargeting_house_fill');
  return requested ? { house_fill: [requested] } : {};
}

let count = 0;
/** Stops watching an iframe; pages remove iframes without notice, so leftovers end with the next ad. */
const watched = new Map<HTMLIFrameElement, () => void>();

function watch(frame: HTMLIFrameElement, token: string): void {
  const stopWaiting = whenRendered(frame, () => reportEvent(token, 'impression'));
  const view = watchView(frame, { viewable: () => reportEvent(token, 'viewable'), changed() {} });
  watched.set(frame, () => {
    stopWaiting();
    view.end();
    watched.delete(frame);
  });
}

export const fillPlacement: Fill = async ({ network, account, name, element, size }) => {
  for (const [frame, end] of watched) if (!frame.isConnected) end();
  count += 1;
  const id = `${network}-${count}`;
  const unit = `/${network}/${pathPart(account)}/${pathPart(name)}`;
  const { bySlot, host } = await requestAds({
    network,
    page: location.pathname,
    correlator: pageCorrelator(globalThis.googletag),
    viewport: [innerWidth, innerHeight],
    targeting: fillTargeting(location.search),
    exclusions: [],
    slots: [{ id, unit, sizes: [size], targeting: {}, exclusions: [] }],
  });
  const answer = bySlot.get(id);
  if (!answer || answer.isEmpty || !element.isConnected) return false;
  const theme = themeOf(element);
  const address = creativeAddress(answer.creative, theme, host);
  if (!address) throw new Error(`the ad server sent a creative URL that is not allowed: ${answer.creative}`);
  const frame = renderIframe({
    div: element,
    answer,
    address,
    theme,
    name: id,
    title: 'Advertisement',
    isCentered: true,
    onLoad: () => watch(frame.element, answer.token),
  });
  return true;
};

/** A failed request leaves the placement empty and is reported as an error of the page. */
export const fillOrReport: Fill = (placement) =>
  fillPlacement(placement).catch((error: unknown) => {
    reportError(error);
    return false;
  });
