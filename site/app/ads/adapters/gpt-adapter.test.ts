import { describe, expect, it, vi } from 'vitest';
import { debounceScan, longestMilliseconds } from '../load/debounce-scan.ts';
import { loadUnits } from '../load/load-units.ts';
import { fakeClock } from '../test/fake-clock.ts';
import { createGptDouble } from '../test/gpt-double.ts';
import type { AdRequest } from './ad-adapter.ts';
import { createGptAdapter } from './gpt-adapter.ts';

const request = (divId: string): AdRequest => ({
  divId,
  element: {} as HTMLElement,
  path: `/1234/wavelength/desktop/article/${divId}`,
  slot: { type: 'display', sizes: {} },
  sizes: [
    [300, 250],
    [300, 600],
  ],
  targeting: { pos: '1', adsat: '1' },
});

describe.each([
  ['setConfig', true],
  ['the older setters', false],
])('page code over %s', (_, hasSetConfig) => {
  const begun = () => {
    const double = createGptDouble({ hasSetConfig });
    const adapter = createGptAdapter(double.googletag);
    adapter.setPageSettings({ targeting: { ptype: 'article', cid: 'a1' }, isLimited: false }, 1);
    return { double, adapter };
  };

  it('AD-07 requests nothing by itself, and all pending slots in one request', async () => {
    const { double, adapter } = begun();
    expect(double.settings()).toMatchObject({ disableInitialLoad: true, forceSafeFrame: true });
    const results = adapter.load([request('mpu-1-1'), request('skybox-1-1')]);
    expect(double.requests()).toEqual([['mpu-1-1', 'skybox-1-1']]);
    double.render('mpu-1-1', { isEmpty: false, size: [300, 250] });
    double.render('skybox-1-1', { isEmpty: true, size: null });
    expect(await Promise.all(results)).toEqual([
      { isEmpty: false, size: [300, 250] },
      { isEmpty: true, size: null },
    ]);
  });

  it('AD-07 all requests of a page belong to one page view, and the next page to another', () => {
    const { double, adapter } = begun();
    adapter.load([request('skybox-1-1')]);
    adapter.load([request('mpu-1-1')]);
    // Another consent decision is not another page.
    adapter.setPageSettings({ targeting: { ptype: 'article' }, isLimited: true }, 1);
    adapter.load([request('mpu-1-2')]);
    adapter.setPageSettings({ targeting: { ptype: 'home' }, isLimited: true }, 2);
    adapter.load([request('mpu-1-3')]);
    const [first, second, third, next] = double.correlators();
    expect([second, third]).toEqual([first, first]);
    expect(next).not.toBe(first);
  });

  it('AD-16 EN-64 separates page and slot targeting', () => {
    const { double, adapter } = begun();
    adapter.load([request('mpu-1-1')]);
    expect(double.targeting()).toEqual({ ptype: 'article', cid: 'a1' });
    expect(double.slotTargeting('mpu-1-1')).toEqual({ pos: '1', adsat: '1' });
  });

  it('AD-29 page targeting does not carry over to the next page', () => {
    const { double, adapter } = begun();
    adapter.setPageSettings({ targeting: { ptype: 'home' }, isLimited: true }, 2);
    expect(double.targeting()).toEqual({ ptype: 'home' });
    expect(double.settings()).toMatchObject({ limitedAds: true, nonPersonalizedAds: true });
  });

  it('AD-08 AD-33 leaves no slot behind, and resolves pending requests as empty', async () => {
    const { double, adapter } = begun();
    for (let story = 1; story <= 20; story += 1) {
      const [result] = adapter.load([request(`mpu-1-${story}`)]);
      expect(double.liveSlots()).toEqual([`mpu-1-${story}`]);
      adapter.destroy(`mpu-1-${story}`);
      expect(await result).toMatchObject({ isEmpty: true });
    }
    expect(double.liveSlots()).toEqual([]);
  });

  it('AD-08 the same container never has two slots', () => {
    const { double, adapter } = begun();
    adapter.load([request('mpu-1-1')]);
    adapter.load([request('mpu-1-1')]);
    expect(double.liveSlots()).toEqual(['mpu-1-1']);
  });

  it('AD-07 a slot is defined before the auction, and requested with the bids set on it', () => {
    const { double, adapter } = begun();
    adapter.prepare?.(request('mpu-1-1'));
    expect(double.liveSlots()).toEqual(['mpu-1-1']);
    expect(double.requests()).toEqual([]);
    const [slot] = double.googletag.pubads().getSlots();
    slot?.setTargeting('hb_pb', '1.50');
    adapter.load([request('mpu-1-1')]);
    expect(double.requests()).toEqual([['mpu-1-1']]);
    expect(double.slotTargeting('mpu-1-1')).toEqual({ pos: '1', adsat: '1', hb_pb: '1.50' });
    // A new request defines it again: bids of the last auction have expired.
    adapter.load([request('mpu-1-1')]);
    expect(double.slotTargeting('mpu-1-1')).not.toHaveProperty('hb_pb');
  });

  it('AD-39 a reader id for frequency caps is set only when the page allows it', () => {
    const { double, adapter } = begun();
    expect(double.settings()).not.toHaveProperty('publisherProvidedId');
    adapter.setPageSettings({ targeting: {}, isLimited: false, reader: 'reader-1' }, 1);
    expect(double.settings()).toMatchObject({ publisherProvidedId: 'reader-1', limitedAds: false });
  });

  it('AD-51 a slot that cannot be defined is a failure', async () => {
    const { double, adapter } = begun();
    double.reject('mpu-1-1');
    await expect(adapter.load([request('mpu-1-1')])[0]).rejects.toThrow('could not be defined');
  });
});

describe('loading', () => {
  it('AD-07 clears, assigns ids, holds the auction, then renders', async () => {
    const calls: string[] = [];
    const step = (name: string) => () => void calls.push(name);
    await loadUnits(['a'], {
      clear: step('clear'),
      assignIds: step('ids'),
      auction: async () => void calls.push('auction'),
      render: step('render'),
    });
    expect(calls).toEqual(['clear', 'ids', 'auction', 'render']);
  });

  it('AD-07 assigns ids and renders in separate tasks', async () => {
    const order: string[] = [];
    setTimeout(() => order.push('another task'));
    await loadUnits(['a'], {
      clear: () => {},
      assignIds: () => void order.push('ids'),
      auction: async () => {},
      render: () => void order.push('render'),
    });
    expect(order).toEqual(['ids', 'another task', 'render']);
  });

  it('AD-07 a failed auction does not block the ad', async () => {
    const render = vi.fn();
    const nothing = () => {};
    await loadUnits(['a'], {
      clear: nothing,
      assignIds: nothing,
      auction: () => Promise.reject(new Error('late')),
      render,
    });
    expect(render).toHaveBeenCalledWith(['a']);
  });

  it('AD-37 scans again once the document has not changed for 1000 ms, once', () => {
    const clock = fakeClock();
    const look = vi.fn();
    const changed = debounceScan(look, clock);
    for (let step = 0; step < 3; step += 1) {
      changed();
      clock.go(999);
    }
    expect(look).not.toHaveBeenCalled();
    clock.go(1);
    expect(look).toHaveBeenCalledTimes(1);
    clock.go(longestMilliseconds);
    expect(look).toHaveBeenCalledTimes(1);
    changed();
    clock.go(1000);
    expect(look).toHaveBeenCalledTimes(2);
  });

  it('AD-37 a document that keeps changing is scanned every five seconds', () => {
    const clock = fakeClock();
    const look = vi.fn();
    const changed = debounceScan(look, clock);
    for (let step = 0; step < 101; step += 1) {
      changed();
      clock.go(100);
    }
    expect(look).toHaveBeenCalledTimes(2);
  });
});
