import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publication } from '#config';
import { adTypes } from '#content/entities/ad-names.ts';
import { adSlotConfigSchema } from '#content/entities/ad-slot-config.ts';
import type { AdsConfig } from '#content/entities/ads-config.ts';
import { fakeClock } from '../test/fake-clock.ts';
import type { AdRequest } from './ad-adapter.ts';
import { adSenseState } from './adsense-state.ts';
import { services as all } from './integrations.ts';
import { createServiceAdapter, type ServiceType, type ServiceWindow } from './service-adapter.ts';
import { renderMilliseconds } from './when-rendered.ts';

const types = adTypes.filter(
  (type): type is Exclude<ServiceType, 'custom'> => type !== 'display' && type !== 'custom',
);

/** Observers whose callbacks the test triggers. */
const watching = new Set<() => void>();
class FakeObserver {
  call: () => void;
  constructor(call: () => void) {
    this.call = call;
  }
  observe() {
    watching.add(this.call);
  }
  disconnect() {
    watching.delete(this.call);
  }
}
const changed = () => {
  for (const call of [...watching]) call();
};
beforeEach(() => {
  vi.stubGlobal('MutationObserver', FakeObserver);
  vi.stubGlobal('ResizeObserver', FakeObserver);
});
afterEach(() => {
  vi.unstubAllGlobals();
  watching.clear();
});

interface Rendered {
  size: readonly [number, number];
  children?: number;
}
const renderedElement = ({ size: [width, height], children = 0 }: Rendered) => ({
  childElementCount: children,
  matches: () => false,
  getBoundingClientRect: () => ({ width, height }),
});

function element() {
  const made: { name: string; id?: string; dataset: Record<string, string> }[] = [];
  const rendered: Rendered[] = [];
  const box = {
    querySelector: () => made[0] ?? null,
    querySelectorAll: () => rendered.map(renderedElement),
    ownerDocument: {
      createElement: (name: string) => {
        const one = { name, dataset: {}, style: {} };
        made.push(one);
        return one;
      },
    },
    replaceChildren: vi.fn(),
  };
  return { box: box as unknown as HTMLElement, made, rendered };
}

/** Every page has its own number. */
let pages = 0;

function running(type: ServiceType, services: AdsConfig['services'], env: string = publication.ads.env) {
  const window: ServiceWindow = {};
  const log = { error: vi.fn() };
  const loadScript = vi.fn(async () => true);
  const clock = fakeClock();
  const page = { number: ++pages };
  const params = { isPersonalized: true };
  const adapter = createServiceAdapter(type, all[type], {
    config: { ...publication.ads, services, env },
    log,
    window,
    clock,
    loadScript,
    isPersonalized: () => params.isPersonalized,
    page: () => ({ number: page.number, url: 'https://wavelength.example/news/' }),
  });
  const { box, made, rendered } = element();
  const request: AdRequest = {
    divId: 'mpu-1-1',
    element: box,
    path: '/1234/wavelength/desktop/article/mpu-1',
    slot: { type, sizes: {}, unitId: '1234567890' },
    sizes: [[300, 250]],
    targeting: {},
  };
  /** The adapter's result, after it had time to load and to watch. */
  const load = async () => {
    const result = adapter.load([request])[0];
    for (let tick = 0; tick < 10; tick += 1) await Promise.resolve();
    return { result };
  };
  return { window, log, loadScript, adapter, request, box, made, rendered, clock, load, page, params };
}
const configured = (type: ServiceType) =>
  running(type, { [type]: { scriptUrl: `https://${type}.example/ad.js`, account: 'pub-1' } });

describe('third-party ads', () => {
  it('AD-01 each type has its own format', () => {
    expect(Object.keys(all).sort()).toEqual([...types, 'custom'].sort());
    expect(types).toHaveLength(4);
  });

  it('an ad service that the publication does not define leaves its place empty', async () => {
    const { result } = await configured('custom').load();
    expect(await result).toMatchObject({ isEmpty: true });
  });

  it.each(types)('AD-04 %s without a script URL is skipped and logged', async (type) => {
    const { adapter, request, log, loadScript } = running(type, {});
    expect(await adapter.load([request])[0]).toMatchObject({ isEmpty: true });
    expect(log.error).toHaveBeenCalledWith(`The ad service ${type} has no script URL`);
    expect(loadScript).not.toHaveBeenCalled();
  });

  it.each([
    ['adsense', 'adsbygoogle'],
    ['taboola', '_taboola'],
    ['media-net', '_mNHandle'],
  ] as const)('AD-01 AD-04 %s is requested through %s, and its script loaded', async (type, name) => {
    const service = { scriptUrl: `https://${type}.example/ad.js`, account: 'pub-1' };
    const { adapter, load, window, loadScript, box } = running(type, { [type]: service });
    await load();
    expect(loadScript).toHaveBeenCalledWith(type, service.scriptUrl);
    const queue = window[name] as unknown[] | { queue: unknown[] };
    expect(Array.isArray(queue) ? queue.length : queue.queue.length).toBeGreaterThan(0);
    adapter.destroy('mpu-1-1');
    expect(box.replaceChildren).toHaveBeenLastCalledWith();
  });

  it('AD-01 AD-04 Amazon native reads globals when its script runs: once per ad, one at a time', async () => {
    const { adapter, request, load, window, loadScript } = configured('amazon-native');
    const runs: unknown[] = [];
    const first = Promise.withResolvers<boolean>();
    loadScript.mockImplementation(() => {
      runs.push([window.amzn_assoc_div_name, window.amzn_assoc_size, window.amzn_assoc_tracking_id]);
      return runs.length === 1 ? first.promise : Promise.resolve(true);
    });
    const { result } = await load();
    const second = element();
    void adapter.load([{ ...request, divId: 'mpu-1-2', element: second.box, sizes: [[728, 90]] }]);
    const gone = element();
    void adapter.load([{ ...request, divId: 'mpu-1-3', element: gone.box }]);
    adapter.destroy('mpu-1-3');
    await Promise.resolve();
    expect(runs).toEqual([['mpu-1-1', '300x250', 'pub-1']]);
    expect(loadScript).toHaveBeenCalledWith('amazon-native', 'https://amazon-native.example/ad.js', true);
    // A script that fails does not block the next one.
    first.reject(new Error('gone'));
    await expect(result).rejects.toThrow('gone');
    await vi.waitFor(() => expect(runs).toHaveLength(2));
    expect(runs[1]).toEqual(['mpu-1-2', '728x90', 'pub-1']);
    await vi.waitFor(() => expect(gone.box.replaceChildren).toHaveBeenCalled());
    expect(runs).toHaveLength(2);
  });

  it('AD-01 Taboola gets the page once, a notice of every further page, and unique placement names', async () => {
    const { adapter, request, window, page, load } = configured('taboola');
    const news = '/1234/wavelength/desktop/news/leader-2';
    Object.assign(request, { path: news, targeting: { instance: '1' } });
    await load();
    const again = { ...request, divId: 'mpu-1-2', targeting: { instance: '2' } };
    void adapter.load([again]);
    await vi.waitFor(() => expect(window._taboola).toHaveLength(5));
    page.number = ++pages;
    Object.assign(request, { path: '/1234/wavelength/desktop/article/mpu-1' });
    await load();
    const url = 'https://wavelength.example/news/';
    const placement = { mode: 'pub-1', target_type: 'mix' };
    expect(window._taboola).toEqual([
      { category: 'auto', url },
      { ...placement, container: 'mpu-1-1', placement: '1234567890' },
      { flush: true },
      { ...placement, container: 'mpu-1-2', placement: '1234567890 2' },
      { flush: true },
      { notify: 'newPageLoad' },
      { article: 'auto', url },
      { ...placement, container: 'mpu-1-1', placement: '1234567890' },
      { flush: true },
    ]);
  });

  it.each([
    ['filled', false],
    ['unfilled', true],
  ])('AD-01 AD-31 AD-32 an AdSense unit that is %s is empty: %s', async (status, isEmpty) => {
    const { load, made } = configured('adsense');
    const { result } = await load();
    const [ins] = made;
    if (ins) ins.dataset.adStatus = status;
    changed();
    expect(await result).toMatchObject({ isEmpty });
    expect(watching.size).toBe(0);
  });

  it.each<[string, boolean, Rendered[]]>([
    ['an iframe', false, [{ size: [300, 250] }]],
    ['a picture in a wrapper', false, [{ size: [300, 60], children: 1 }, { size: [300, 60] }]],
    ['nothing', true, []],
    ['an empty wrapper', true, [{ size: [300, 0] }]],
    ['a counting pixel in a wrapper', true, [{ size: [300, 20], children: 1 }, { size: [1, 1] }]],
  ])(
    'AD-01 AD-31 AD-32 a service that reports nothing and rendered %s left the place empty: %s',
    async (_, isEmpty, content) => {
      for (const type of types.filter((one) => one !== 'adsense')) {
        const { load, rendered, clock } = configured(type);
        const { result } = await load();
        clock.go(renderMilliseconds - 1);
        rendered.push(...content);
        changed();
        expect(watching.size > 0, type).toBe(isEmpty);
        clock.go(1);
        expect(await result, type).toMatchObject({ isEmpty });
      }
    },
  );

  it('AD-01 a destroyed place stops waiting, and so does one whose reader withdrew consent', async () => {
    const gone = configured('taboola');
    const { result } = await gone.load();
    gone.adapter.destroy('mpu-1-1');
    expect(await result).toMatchObject({ isEmpty: true });
    expect([watching.size, gone.clock.waiting()]).toEqual([0, 0]);
    const { adapter, request, loadScript } = configured('taboola');
    loadScript.mockResolvedValueOnce(false);
    expect(await adapter.load([request])[0]).toMatchObject({ isEmpty: true });
  });

  it('AD-01 AD-04 each service gets its own id or name of a place', async () => {
    const adsense = configured('adsense');
    await adsense.load();
    expect(adsense.made[0]?.dataset.adSlot).toBe('1234567890');
    const amazon = configured('amazon-native');
    await amazon.load();
    expect(amazon.window).toMatchObject({
      amzn_assoc_placement: '1234567890',
      amzn_assoc_linkid: '1234567890',
    });
    const taboola = configured('taboola');
    await taboola.load();
    expect(taboola.window._taboola).toMatchObject([
      { article: 'auto' },
      { placement: '1234567890' },
      { flush: true },
    ]);
    const media = configured('media-net');
    await media.load();
    const loadTag = vi.fn();
    media.window._mNDetails = { loadTag };
    for (const call of (media.window._mNHandle as { queue: (() => void)[] }).queue) call();
    expect(loadTag).toHaveBeenCalledWith('mpu-1-1', '300x250', '1234567890');
  });

  it.each<[ServiceType, string | undefined, boolean]>([
    ['adsense', '1234567890', true],
    ['adsense', 'mpu-1', false],
    ['adsense', undefined, false],
    ['media-net', '541254125', true],
    ['media-net', undefined, false],
    ['taboola', 'Below Article Thumbnails', true],
    ['taboola', undefined, true],
    ['taboola', '<b>', false],
    ['amazon-native', undefined, true],
  ])('AD-04 AD-45 a place of %s with the unit id %s is valid: %s', (type, unitId, isGood) => {
    const slots = { desktop: 'mpu-1', mobile: 'mpu-1' };
    const monetizationSlots = { 'mpu-1': { type, sizes: {}, unitId } };
    const read = adSlotConfigSchema.safeParse({ slots, monetizationSlots });
    expect(read.success).toBe(isGood);
    const path = read.error?.issues.map((issue) => issue.path.join('.'));
    expect([...new Set(path)]).toEqual(isGood ? [] : ['monetizationSlots.mpu-1.unitId']);
  });

  it('AD-53 EN-66 AdSense is requested with its state: the units of the page and its options', async () => {
    const service = { adsense: { scriptUrl: 'https://adsense.example/a.js', account: 'pub-1' } };
    const { adapter, request, load, window, made, page, params } = running('adsense', service, 'test');
    await load();
    const first = { container: 'adsense-1', width: 300 };
    expect(adSenseState.get()).toEqual({
      ads: [first],
      pageOptions: { personalizedAds: true, adtest: true, pubId: 'pub-1' },
    });
    const dataset = { adClient: 'pub-1', adSlot: '1234567890', adtest: 'on' };
    expect(made[0]).toMatchObject({ name: 'ins', id: 'adsense-1', dataset });
    expect(window.adsbygoogle).toMatchObject({ requestNonPersonalizedAds: 0 });
    params.isPersonalized = false;
    const second = element();
    void adapter.load([{ ...request, divId: 'mpu-1-2', element: second.box, sizes: [[728, 90]] }]);
    await vi.waitFor(() => expect(second.made[0]).toMatchObject({ id: 'adsense-2' }));
    expect(adSenseState.get()).toEqual({
      ads: [first, { container: 'adsense-2', width: 728 }],
      pageOptions: { personalizedAds: false, adtest: true, pubId: 'pub-1' },
    });
    expect(window.adsbygoogle).toMatchObject({ requestNonPersonalizedAds: 1 });
    page.number = ++pages;
    await load();
    expect(adSenseState.get().ads).toEqual([first]);
  });

  it('AD-53 EN-66 ads in production are not marked as test ads', async () => {
    const service = { adsense: { scriptUrl: 'https://adsense.example/a.js', account: 'pub-1' } };
    const { load, made } = running('adsense', service, 'production');
    await load();
    expect(adSenseState.get().pageOptions.adtest).toBe(false);
    expect(made[0]?.dataset).not.toHaveProperty('adtest');
  });

  it('AD-51 a script that does not load is a failure', async () => {
    const service = { taboola: { scriptUrl: 'https://t.example/a.js', account: 'x' } };
    const { adapter, request, loadScript } = running('taboola', service);
    loadScript.mockRejectedValueOnce(new Error('gone'));
    await expect(adapter.load([request])[0]).rejects.toThrow('gone');
  });

  it.each([
    ['adsense', 'adsbygoogle'],
    ['taboola', '_taboola'],
    ['media-net', '_mNHandle'],
  ] as const)(
    'AD-51 AD-01 %s, whose script loads at the second try, gets one request per place',
    async (type, name) => {
      const entries = (queue: unknown) =>
        Array.isArray(queue) ? queue : (queue as { queue: unknown[] }).queue;
      const once = configured(type);
      await once.load();
      const { adapter, request, load, loadScript, window } = configured(type);
      loadScript.mockRejectedValueOnce(new Error('gone'));
      await expect(adapter.load([request])[0]).rejects.toThrow('gone');
      // Its script finds the queue it expects, still empty.
      expect(entries(window[name])).toHaveLength(0);
      await load();
      expect(entries(window[name])).toHaveLength(entries(once.window[name]).length);
    },
  );
});
