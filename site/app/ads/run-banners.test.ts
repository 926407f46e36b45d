import { afterEach, expect, it, vi } from 'vitest';
import type { BannerKit } from './banners.ts';
import { type BannerFeature, createBanners } from './run-banners.ts';
import { fakeClock } from './test/fake-clock.ts';
import { fakeDocument } from './test/fake-document.ts';

afterEach(() => vi.unstubAllGlobals());

const slots = (name: string) => ({
  slots: { desktop: name, mobile: name },
  monetizationSlots: { [name]: { type: 'display', sizes: { desktop: [[300, 250]] } } },
});

function running() {
  const clock = fakeClock();
  fakeDocument();
  const asked: string[] = [];
  const gone: string[] = [];
  let isSold: boolean | undefined;
  const on = new Set<BannerFeature>(['omnibar', 'stickyBanner', 'interstitial']);
  const pages = { article: { omnibar: slots('o-1'), 'sticky-banner': slots('s-1') } };
  const kit = {
    config: { interstitial: slots('i-1'), pages, network: '1', siteName: 'x' },
    page: { pageType: 'article' },
    about: {},
    device: 'desktop',
    isSold: () => isSold,
    adapter: {
      load: ([request]: readonly { divId: string }[]) => {
        asked.push(request?.divId ?? '');
        return [Promise.resolve({ isEmpty: false, size: [300, 250] })];
      },
      destroy: (divId: string) => void gone.push(divId),
    },
    clock,
    log: { warn: () => {}, error: () => {} },
  } as unknown as BannerKit;
  const banners = createBanners({ clock });
  const show = (sold?: boolean) => {
    isSold = sold;
    banners.show(kit, (feature) => on.has(feature));
    clock.go(60_000);
  };
  return { asked, gone, on, show, route: banners.route };
}

it('AD-17 AD-18 FF-04 what lies over a page is asked for when enough is known of its reader, and once', () => {
  const { asked, show } = running();
  show(undefined);
  expect(asked).toEqual([]);
  show(true);
  expect(asked).toEqual(['o-1-1', 's-1-1', 'i-1-1']);
  show(true);
  expect(asked).toHaveLength(3);
});

it('FF-04 AD-17 what is not for this reader after all goes', () => {
  const { gone, on, show } = running();
  show(true);
  on.delete('omnibar');
  show(true);
  expect(gone).toEqual(['o-1-1']);
  show(false);
  expect(gone).toEqual(['o-1-1', 's-1-1']);
});

it('AD-08 AD-17 the page after has its own', () => {
  const { asked, gone, show, route } = running();
  show(true);
  route(false);
  expect(gone).toEqual(expect.arrayContaining(['o-1-1', 's-1-1']));
  show(true);
  expect(asked.filter((divId) => divId === 's-1-1')).toHaveLength(2);
});
