import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AdRequest } from '../../wire.ts';
import { installGoogletag } from '../googletag.ts';
import { type AdSenseQueue, createAdSense } from './adsense.ts';
import { runAmazonNative } from './amazon-native.ts';
import { type Fill, fillPlacement, type Placement } from './fill-placement.ts';
import { createMediaNet } from './media-net.ts';
import { createTaboola } from './taboola.ts';

/** Fills placements as the test sets, and records its calls. */
function filling(isFilled = true) {
  const placements: Placement[] = [];
  const fill: Fill = async (placement) => {
    placements.push(placement);
    return isFilled;
  };
  return { placements, fill };
}

const elementIn = (clientWidth: number, clientHeight: number) =>
  ({ parentElement: { clientWidth, clientHeight } }) as unknown as HTMLElement;
const pageOf = (elements: Record<string, HTMLElement>) => ({
  getElementById: (id: string) => elements[id] ?? null,
});

describe('AdSense', () => {
  const insOf = (dataset: Record<string, string>) =>
    ({ dataset, offsetWidth: 728, offsetHeight: 90 }) as unknown as HTMLElement;
  const documentOf = (...all: HTMLElement[]) =>
    ({
      querySelector: () => all.find(({ dataset }) => dataset.adsbygoogleStatus === undefined) ?? null,
    }) as unknown as ParentNode;
  const unit = { adClient: 'ca-pub-1', adSlot: '1234567890' };

  it.each([
    [true, 'filled'],
    [false, 'unfilled'],
  ])(
    'AD-01 each push takes the next free element and says whether it was filled: %s',
    async (isFilled, word) => {
      const [first, second] = [insOf({ ...unit }), insOf({ ...unit })];
      const { placements, fill } = filling(isFilled);
      const queue = createAdSense(documentOf(first, second), [{}] as AdSenseQueue, fill);
      expect(queue.loaded).toBe(true);
      expect(placements).toHaveLength(1);
      expect(placements[0]).toMatchObject({ account: 'ca-pub-1', name: '1234567890', size: [728, 90] });
      await vi.waitFor(() => expect(first.dataset.adStatus).toBe(word));
      expect([first.dataset.adsbygoogleStatus, second.dataset.adsbygoogleStatus]).toEqual([
        'done',
        undefined,
      ]);
      queue.push({});
      expect(placements[1]?.element).toBe(second);
      expect(() => queue.push({})).toThrow('already have ads');
    },
  );

  it('AD-01 AD-53 pushes wait while requests are paused, and an element without a slot stays empty', () => {
    const ins = insOf({ ...unit });
    const { placements, fill } = filling();
    const waiting = Object.assign([{}], { pauseAdRequests: 1, requestNonPersonalizedAds: 1 }) as AdSenseQueue;
    const queue = createAdSense(documentOf(ins, insOf({})), waiting, fill);
    expect([placements.length, queue.pauseAdRequests, queue.requestNonPersonalizedAds]).toEqual([0, 1, 1]);
    queue.pauseAdRequests = 0;
    expect(placements).toHaveLength(1);
    queue.push({});
    expect(placements).toHaveLength(1);
  });
});

describe('Taboola', () => {
  const placement = { mode: 'thumbnails-a', container: 'box', placement: 'Below', target_type: 'mix' };

  it('AD-01 placements queued before and after the loader are filled by a flush, in the largest format that fits', () => {
    const { placements, fill } = filling();
    const page = pageOf({ box: elementIn(728, 90), phone: elementIn(350, 66), tiny: elementIn(100, 20) });
    const taboola = createTaboola(page, [{ article: 'auto' }, placement, { flush: true }], fill);
    expect(placements).toMatchObject([{ account: 'thumbnails-a', name: 'Below', size: [728, 90] }]);
    taboola.push({ ...placement, container: 'phone' }, { ...placement, container: 'tiny' });
    taboola.push({ ...placement, container: 'gone' });
    expect(placements).toHaveLength(1);
    taboola.push({ flush: true });
    expect(placements.map(({ size }) => size)).toEqual([
      [728, 90],
      [320, 50],
    ]);
  });

  it('AD-01 another page drops placements that were not flushed', () => {
    const { placements, fill } = filling();
    const taboola = createTaboola(pageOf({ box: elementIn(728, 90) }), [placement], fill);
    taboola.push({ notify: 'newPageLoad' }, { flush: true });
    expect(placements).toEqual([]);
  });
});

describe('Media.net', () => {
  it('AD-01 loadTag fills an element; pushed functions run at once', () => {
    const { placements, fill } = filling();
    const { details, handle } = createMediaNet(pageOf({ box: elementIn(0, 0) }), '8CU', fill);
    handle.queue.push(
      () => details.loadTag('box', '728x90', '541'),
      () => details.loadTag('gone', '728x90', '541'),
      () => details.loadTag('box', 'large', '541'),
    );
    expect(placements).toMatchObject([
      { network: 'media-net', account: '8CU', name: '541', size: [728, 90] },
    ]);
  });
});

describe('Amazon native', () => {
  const globals = {
    amzn_assoc_ad_type: 'smart',
    amzn_assoc_tracking_id: 'wavelength-20',
    amzn_assoc_placement: 'adunit0',
    amzn_assoc_size: '728x90',
    amzn_assoc_div_name: 'box',
  };
  it.each([
    ['complete globals', {}, 1],
    ['another type of ad', { amzn_assoc_ad_type: 'banner' }, 0],
    ['no element', { amzn_assoc_div_name: 'gone' }, 0],
    ['no size', { amzn_assoc_size: undefined }, 0],
    ['no tracking id', { amzn_assoc_tracking_id: undefined }, 0],
  ])('AD-01 a run with %s fills its element or nothing', (_, more, count) => {
    const { placements, fill } = filling();
    runAmazonNative({ ...globals, ...more }, pageOf({ box: elementIn(0, 0) }), fill);
    expect(placements).toHaveLength(count);
  });
});

describe('requests of network scripts', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A page whose ad server has nothing; returns the requests it got. */
  function emptyServer() {
    const requests: AdRequest[] = [];
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      const request: AdRequest = JSON.parse(body);
      requests.push(request);
      return Response.json({ slots: request.slots.map(({ id }) => ({ id, isEmpty: true })) });
    });
    vi.stubGlobal('location', { href: 'https://wavelength.example/news/', pathname: '/news/', search: '' });
    vi.stubGlobal('document', pageOf({}));
    vi.stubGlobal('innerWidth', 1440);
    vi.stubGlobal('innerHeight', 900);
    return requests;
  }
  const fill = () =>
    fillPlacement({
      network: 'taboola',
      account: 'a',
      name: 'b',
      element: elementIn(728, 90),
      size: [728, 90],
    });

  it('AD-54 AD-01 are of the page view of the embedded publisher tag, and of the next after it', async () => {
    const requests = emptyServer();
    const host: Parameters<typeof installGoogletag>[0] = {};
    installGoogletag(host);
    const tag = host.googletag as typeof googletag;
    vi.stubGlobal('googletag', tag);
    tag.defineSlot('/8/wavelength/box-1', [300, 250], 'box-1')?.addService(tag.pubads());
    tag.enableServices();
    tag.display('box-1');
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await fill();
    tag.pubads().updateCorrelator();
    await fill();
    const [own, network, next] = requests.map(({ correlator }) => correlator);
    expect(requests[1]?.network).toBe('taboola');
    expect(network).toBe(own);
    expect(next).not.toBe(own);
  });

  it('AD-54 AD-01 are page views of their own without the embedded publisher tag', async () => {
    const requests = emptyServer();
    vi.stubGlobal('googletag', { cmd: [] });
    await fill();
    await fill();
    const [one = 0, other = 0] = requests.map(({ correlator }) => correlator);
    expect(one).toBeGreaterThan(0);
    expect(other).not.toBe(one);
  });
});
