import { describe, expect, it, vi } from 'vitest';
import { publication } from '#config';
import { adTypes } from '#content/entities/ad-slot-config.ts';
import type { AdsConfig } from '#content/entities/ads-config.ts';
import type { AdRequest } from '../ad-adapter.ts';
import { adSensePageOptions, places } from './places.ts';
import { createServiceAdapter, type ServiceType, type ServiceWindow } from './service-adapter.ts';

const types = adTypes.filter((type): type is ServiceType => type !== 'display');

function element() {
  const made: Record<string, unknown>[] = [];
  const box = {
    ownerDocument: {
      createElement: (name: string) => {
        const one = { name, dataset: {}, style: {} };
        made.push(one);
        return one;
      },
    },
    replaceChildren: vi.fn(),
  };
  return { box: box as unknown as HTMLElement, made };
}

function running(type: ServiceType, services: AdsConfig['services']) {
  const window: ServiceWindow = {};
  const log = { error: vi.fn() };
  const loadScript = vi.fn(async () => {});
  const adapter = createServiceAdapter(type, places[type], {
    config: { ...publication.ads, services },
    log,
    window,
    loadScript,
    isPersonalized: () => true,
  });
  const { box, made } = element();
  const request: AdRequest = {
    divId: 'mpu-1-1',
    element: box,
    path: '/1234/wavelength/desktop/article/mpu-1',
    slot: { type, sizes: {} },
    sizes: [[300, 250]],
    targeting: {},
  };
  return { window, log, loadScript, adapter, request, box, made };
}

describe('ads of other companies', () => {
  it('AD-01 each type has its own words', () => {
    expect(Object.keys(places).sort()).toEqual([...types].sort());
    expect(types).toHaveLength(4);
  });

  it.each(types)('AD-04 %s without a script URL is skipped, and the log says so', async (type) => {
    const { adapter, request, log, loadScript } = running(type, {});
    expect(await adapter.load([request])[0]).toMatchObject({ isEmpty: true });
    expect(log.error).toHaveBeenCalledWith(`The ad service ${type} has no script URL`);
    expect(loadScript).not.toHaveBeenCalled();
  });

  it.each([
    ['adsense', 'adsbygoogle'],
    ['amazon-native', 'amzn_assoc_queue'],
    ['taboola', '_taboola'],
    ['media-net', '_mNHandle'],
  ] as const)('AD-01 AD-04 %s is told in %s, and its script loaded', async (type, name) => {
    const service = { scriptUrl: `https://${type}.example/ad.js`, account: 'pub-1' };
    const { adapter, request, window, loadScript, box } = running(type, { [type]: service });
    expect(await adapter.load([request])[0]).toEqual({ isEmpty: false, size: [300, 250] });
    expect(loadScript).toHaveBeenCalledWith(type, service.scriptUrl);
    const queue = window[name] as unknown[] | { queue: unknown[] };
    expect(Array.isArray(queue) ? queue.length : queue.queue.length).toBeGreaterThan(0);
    adapter.destroy('mpu-1-1');
    expect(box.replaceChildren).toHaveBeenLastCalledWith();
  });

  it('AD-53 AdSense is told whether ads may be personal, whether it is a test, and whose they are', () => {
    expect(adSensePageOptions({ account: 'pub-1', isPersonalized: true, isTest: false })).toEqual({
      personalizedAds: true,
      adtest: false,
      pubId: 'pub-1',
    });
    const service = { adsense: { scriptUrl: 'https://adsense.example/a.js', account: 'pub-1' } };
    const { adapter, request, window, made } = running('adsense', service);
    void adapter.load([request]);
    expect(made[0]).toMatchObject({ name: 'ins', dataset: { adClient: 'pub-1' } });
    expect(window.adsbygoogle).toMatchObject({ requestNonPersonalizedAds: 0 });
  });

  it('AD-53 without leave they are not personal, and tests say so', () => {
    const options = adSensePageOptions({ account: 'p', isPersonalized: false, isTest: true });
    expect(options).toMatchObject({ personalizedAds: false, adtest: true });
  });

  it('AD-51 a script that does not come is a failure', async () => {
    const service = { taboola: { scriptUrl: 'https://t.example/a.js', account: 'x' } };
    const { adapter, request, loadScript } = running('taboola', service);
    loadScript.mockRejectedValueOnce(new Error('gone'));
    await expect(adapter.load([request])[0]).rejects.toThrow('gone');
  });
});
