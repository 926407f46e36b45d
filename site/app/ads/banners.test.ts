import { afterEach, expect, it, vi } from 'vitest';
import { type BannerKit, createInterstitial } from './banners.ts';
import { delayMilliseconds } from './begin-loading.ts';
import { fakeClock } from './test/fake-clock.ts';
import { fakeDocument } from './test/fake-document.ts';

afterEach(() => vi.unstubAllGlobals());

function interstitials() {
  const clock = fakeClock();
  fakeDocument();
  const asked: string[] = [];
  const gone: string[] = [];
  const adapter = {
    load: ([request]: readonly { divId: string }[]) => {
      asked.push(request?.divId ?? '');
      return [Promise.resolve({ isEmpty: false, size: [300, 250] })];
    },
    destroy: (divId: string) => void gone.push(divId),
  };
  const slot = { type: 'display', sizes: { desktop: [[300, 250]] }, delayLoad: true };
  const interstitial = { slots: { desktop: 'i-1', mobile: 'i-1' }, monetizationSlots: { 'i-1': slot } };
  const kit = {
    config: { interstitial, network: '1', siteName: 'x' },
    page: { pageType: 'article' },
    about: {},
    device: 'desktop',
    isSold: () => true,
    adapter,
    clock,
  } as unknown as BannerKit;
  const { ask, route } = createInterstitial(clock);
  return { clock, asked, gone, ask: () => ask(kit), route };
}

it('FF-04 AD-08 an interstitial that waits is not asked for on the page after, which may have no ads', () => {
  const { clock, asked, gone, ask, route } = interstitials();
  ask();
  clock.go(delayMilliseconds - 1);
  route(false);
  clock.go(60_000);
  expect(asked).toEqual([]);
  expect(gone).toEqual(['i-1-1']);
});

it('AD-08 two pages in quick succession ask for one interstitial', async () => {
  const { clock, asked, ask, route } = interstitials();
  ask();
  clock.go(500);
  route(true);
  ask();
  clock.go(500);
  // Ads may begin again on the same page: an answer about cookies came.
  ask();
  clock.go(60_000);
  expect(asked).toEqual(['i-1-1']);
});
