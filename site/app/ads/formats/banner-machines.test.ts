import { describe, expect, it, vi } from 'vitest';
import type { AdSize } from '#content/entities/ad-slot-config.ts';
import { fakeClock } from '../test/fake-clock.ts';
import {
  type InterstitialEvent,
  type InterstitialState,
  moveInterstitial,
  startInterstitial,
} from './interstitial-machine.ts';
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
  type StickyBannerPhase,
  startStickyBanner,
  stickyBannerPhases,
} from './sticky-banner-machine.ts';

describe('the omnibar', () => {
  const running = () => {
    const clock = fakeClock();
    const machine = runMachine<OmnibarState, OmnibarEvent>(startOmnibar, moveOmnibar, () => {}, clock);
    return { clock, machine };
  };

  it.each<[AdSize]>([[[970, 250]], [[970, 66]], [[728, 90]]])(
    'AD-17 %j at the top pushes the page down by its height for 3 seconds',
    (size) => {
      const { clock, machine } = running();
      machine.send({ kind: 'ad', size, isEmpty: false });
      expect(machine.get()).toMatchObject({ phase: 'top', offset: size[1] });
      clock.go(2999);
      expect(machine.get().offset).toBe(size[1]);
      clock.go(1);
      expect(machine.get()).toMatchObject({ phase: 'top', offset: 0 });
    },
  );

  it('AD-18 AD-20 320x50 is at the bottom until it is closed, and stays closed', () => {
    const { machine } = running();
    machine.send({ kind: 'ad', size: [320, 50], isEmpty: false });
    expect(machine.get()).toMatchObject({ phase: 'bottom', offset: 0 });
    machine.send({ kind: 'close' });
    expect(machine.get().phase).toBe('closed');
    machine.send({ kind: 'ad', size: [320, 50], isEmpty: false });
    expect(machine.get().phase).toBe('closed');
  });

  it('AD-20 closing the one at the top moves the page back at once', () => {
    const { clock, machine } = running();
    machine.send({ kind: 'ad', size: [728, 90], isEmpty: false });
    machine.send({ kind: 'close' });
    expect(machine.get()).toMatchObject({ phase: 'closed', offset: 0 });
    expect(clock.waiting()).toBe(0);
  });

  it.each([
    ['6x6', [6, 6], false],
    ['nothing', [728, 90], true],
    ['an unknown size', [10_000, 10_000], false],
  ] as const)('AD-19 %s hides it', (_, size, isEmpty) => {
    const { machine } = running();
    machine.send({ kind: 'ad', size, isEmpty });
    expect(machine.get()).toMatchObject({ phase: 'hidden', offset: 0 });
  });

  it('AD-21 warns about a device it does not know', () => {
    const warn = vi.fn();
    expect(omnibarPlace('desktop', warn)).toBe('top');
    expect(omnibarPlace('tablet', warn)).toBe('top');
    expect(omnibarPlace('mobile', warn)).toBe('bottom');
    expect(warn).not.toHaveBeenCalled();
    expect(omnibarPlace('watch', warn)).toBeUndefined();
    expect(omnibarPlace('constructor', warn)).toBeUndefined();
    expect(warn).toHaveBeenCalledWith('The omnibar does not support the device type watch');
  });
});

describe('the sticky banner', () => {
  const phaseAfter = (...events: StickyBannerEvent[]) =>
    events.reduce(moveStickyBanner, startStickyBanner).phase;
  const ad: StickyBannerEvent = { kind: 'ad', isEmpty: false };
  const edge: StickyBannerEvent = { kind: 'edge', isReached: true };

  it.each<[StickyBannerPhase, StickyBannerEvent[]]>([
    ['hidden', []],
    ['hidden', [{ kind: 'ad', isEmpty: true }]],
    ['rendered', [ad]],
    ['fixed', [ad, edge]],
    ['rendered', [ad, edge, { kind: 'edge', isReached: false }]],
    ['collapsed', [ad, edge, { kind: 'collapse' }]],
    ['collapsed', [ad, edge, { kind: 'collapse' }, ad]],
    ['expanded', [ad, edge, { kind: 'expand' }, ad]],
    ['hidden', [ad, edge, { kind: 'collapse' }, { kind: 'ad', isEmpty: true }]],
    ['expanded', [ad, edge, { kind: 'expand' }]],
    ['expanded', [ad, edge, { kind: 'collapse' }, { kind: 'expand' }]],
    ['closed', [ad, edge, { kind: 'close' }]],
    ['closed', [ad, { kind: 'close' }, ad, edge]],
    ['hidden', [ad, { kind: 'close' }, { kind: 'route' }]],
    ['hidden', [{ kind: 'collapse' }, { kind: 'expand' }, edge]],
  ])('AD-22 is %s after %j', (phase, events) => {
    expect(phaseAfter(...events)).toBe(phase);
    expect(stickyBannerPhases).toContain(phase);
  });
});

describe('the interstitial', () => {
  const running = () => {
    const clock = fakeClock();
    const machine = runMachine<InterstitialState, InterstitialEvent>(
      startInterstitial,
      moveInterstitial,
      () => {},
      clock,
    );
    return { clock, machine };
  };

  it('AD-45 never covers the first page of a pageView: it opens on navigation to the next', () => {
    const { clock, machine } = running();
    machine.send({ kind: 'ad', isEmpty: false });
    expect(machine.get().phase).toBe('ready');
    machine.send({ kind: 'route', hasInventory: true });
    expect(machine.get().phase).toBe('open');
    clock.go(14_999);
    expect(machine.get().phase).toBe('open');
    clock.go(1);
    expect(machine.get().phase).toBe('closed');
  });

  it('AD-45 once closed it stays away for five pages', () => {
    const { machine } = running();
    machine.send({ kind: 'ad', isEmpty: false });
    machine.send({ kind: 'route', hasInventory: true });
    machine.send({ kind: 'close' });
    for (let page = 1; page < 5; page += 1) {
      machine.send({ kind: 'route', hasInventory: true });
      expect(machine.get().phase).toBe('closed');
    }
    machine.send({ kind: 'route', hasInventory: true });
    expect(machine.get().phase).toBe('idle');
  });

  it('FF-04 AD-50 AD-45 opens over no page without ads, and waits for the next with ads', () => {
    const { clock, machine } = running();
    machine.send({ kind: 'ad', isEmpty: false });
    for (let page = 0; page < 7; page += 1) {
      machine.send({ kind: 'route', hasInventory: false });
      clock.go(60_000);
      expect(machine.get().phase).toBe('ready');
    }
    machine.send({ kind: 'route', hasInventory: true });
    expect(machine.get().phase).toBe('open');
    machine.send({ kind: 'route', hasInventory: false });
    expect(machine.get().phase).toBe('closed');
  });

  it('AD-45 an empty ad opens nothing', () => {
    const { machine } = running();
    machine.send({ kind: 'ad', isEmpty: true });
    machine.send({ kind: 'route', hasInventory: true });
    expect(machine.get().phase).toBe('idle');
  });
});
