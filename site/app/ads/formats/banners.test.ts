import { afterEach, expect, it, vi } from 'vitest';
import { nextTask } from '../../behaviours/next-task.ts';
import type { AdRequest } from '../adapters/ad-adapter.ts';
import { delayMilliseconds } from '../load/schedule-load.ts';
import { fakeClock } from '../test/fake-clock.ts';
import { fakeDocument } from '../test/fake-document.ts';
import { createInterstitial, omnibar, stickyBanner } from './banners.ts';
import type { BannerContext } from './load-banner-ad.ts';

afterEach(() => vi.unstubAllGlobals());

function interstitials() {
  const clock = fakeClock();
  fakeDocument();
  const requested: string[] = [];
  const gone: string[] = [];
  const adapter = {
    load: ([request]: readonly { divId: string }[]) => {
      requested.push(request?.divId ?? '');
      return [Promise.resolve({ isEmpty: false, size: [300, 250] })];
    },
    destroy: (divId: string) => void gone.push(divId),
  };
  const slot = { type: 'display', sizes: { desktop: [[300, 250]] }, delayLoad: true };
  const interstitial = { slots: { desktop: 'i-1', mobile: 'i-1' }, monetizationSlots: { 'i-1': slot } };
  const context = {
    config: { interstitial, network: '1', siteName: 'x', incontentSlots: [] },
    page: { pageType: 'article' },
    about: {},
    device: 'desktop',
    hasInventory: () => true,
    adapter,
    clock,
  } as unknown as BannerContext;
  const { request, route } = createInterstitial(clock);
  return { clock, requested, gone, request: () => request(context), route };
}

it('FF-04 AD-08 a pending interstitial is not requested on the next page, which may have no ads', () => {
  const { clock, requested, gone, request, route } = interstitials();
  request();
  clock.go(delayMilliseconds - 1);
  route(false);
  clock.go(60_000);
  expect(requested).toEqual([]);
  expect(gone).toEqual(['i-1-1']);
});

it('AD-08 two navigations in quick succession request one interstitial', async () => {
  const { clock, requested, request, route } = interstitials();
  request();
  clock.go(500);
  route(true);
  request();
  clock.go(500);
  // Ads may start again on the same page, after a consent decision.
  request();
  clock.go(60_000);
  await nextTask();
  await nextTask();
  expect(requested).toEqual(['i-1-1']);
});

it.each([
  ['mobile', {}, '2'],
  ['mobile', { isPaidMedia: true }, '1'],
  ['tablet', {}, '1'],
  ['desktop', {}, '1'],
])(
  'AD-10 AD-11 the omnibar, sticky banner and interstitial of a %s (%j) are at position %s',
  async (device, more, pos) => {
    fakeDocument();
    const clock = fakeClock();
    const slots = (name: string) => ({
      slots: { desktop: name, mobile: name },
      monetizationSlots: {
        [name]: { type: 'display', sizes: { desktop: [[728, 90]], mobile: [[320, 50]] } },
      },
    });
    const positions: Record<string, unknown> = {};
    const load = ([request]: readonly AdRequest[]) => {
      if (request) positions[request.divId] = request.targeting.pos;
      return [Promise.resolve({ isEmpty: true, size: null })];
    };
    const context = {
      config: {
        interstitial: slots('interstitial-1'),
        pages: { article: { omnibar: slots('omnibar-1'), 'sticky-banner': slots('sticky-banner-1') } },
        incontentSlots: ['incontent-ad-1', 'incontent-ad-2'],
      },
      page: { pageType: 'article', isPaidMedia: false, ...more },
      device,
      adapter: { load, destroy: () => {} },
      clock,
      log: { warn: () => {} },
    } as unknown as BannerContext;
    const rest = () => {};
    omnibar(context, rest);
    stickyBanner(context, rest);
    createInterstitial(clock).request(context);
    await nextTask();
    await nextTask();
    expect(positions).toEqual({ 'omnibar-1-1': pos, 'sticky-banner-1-1': pos, 'interstitial-1-1': pos });
  },
);
