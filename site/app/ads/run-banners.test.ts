import { afterEach, expect, it, vi } from 'vitest';
import { nextTask } from '../behaviours/next-task.ts';
import type { BannerKit } from './bring-banner.ts';
import { type BannerFeature, createBanners } from './run-banners.ts';
import { fakeClock } from './test/fake-clock.ts';
import { fakeDocument } from './test/fake-document.ts';

afterEach(() => vi.unstubAllGlobals());

const slots = (name: string) => ({
  slots: { desktop: name, mobile: name },
  monetizationSlots: {
    [name]: {
      type: 'display',
      sizes: {
        desktop: [
          [300, 250],
          [728, 90],
        ],
      },
    },
  },
});

function running(size = [300, 250]) {
  const clock = fakeClock();
  const { body } = fakeDocument();
  const asked: string[] = [];
  const gone: string[] = [];
  let isSold: boolean | undefined;
  const on = new Set<BannerFeature>(['omnibar', 'stickyBanner', 'interstitial']);
  const pages = { article: { omnibar: slots('o-1'), 'sticky-banner': slots('s-1') } };
  const kit = {
    config: { interstitial: slots('i-1'), pages, network: '1', siteName: 'x', incontentSlots: [] },
    page: { pageType: 'article' },
    about: {},
    device: 'desktop',
    isSold: () => isSold,
    adapter: {
      load: ([request]: readonly { divId: string }[]) => {
        asked.push(request?.divId ?? '');
        return [Promise.resolve({ isEmpty: false, size })];
      },
      destroy: (divId: string) => void (asked.includes(divId) && gone.push(divId)),
    },
    clock,
    log: { warn: () => {}, error: () => {} },
  } as unknown as BannerKit;
  const banners = createBanners({ clock });
  const show = async (sold?: boolean) => {
    isSold = sold;
    banners.show(kit, (feature) => on.has(feature));
    clock.go(60_000);
    // The request follows the auction, in a task of its own.
    await nextTask();
    await nextTask();
  };
  return { asked, gone, on, body, show, route: banners.route };
}

it('AD-17 AD-18 FF-04 what lies over a page is asked for when enough is known of its reader, and once', async () => {
  const { asked, show } = running();
  await show(undefined);
  expect(asked).toEqual([]);
  await show(true);
  expect(asked).toEqual(['o-1-1', 's-1-1', 'i-1-1']);
  await show(true);
  expect(asked).toHaveLength(3);
});

it('FF-04 AD-17 what is not for this reader after all goes', async () => {
  const { gone, on, show } = running();
  await show(true);
  on.delete('omnibar');
  await show(true);
  expect(gone).toEqual(['o-1-1']);
  await show(false);
  expect(gone).toEqual(['o-1-1', 's-1-1']);
});

it('AD-08 AD-17 the page after has its own', async () => {
  const { asked, gone, show, route } = running();
  await show(true);
  route(false);
  expect(gone).toEqual(expect.arrayContaining(['o-1-1', 's-1-1']));
  await show(true);
  expect(asked.filter((divId) => divId === 's-1-1')).toHaveLength(2);
});

it('AD-17 AD-20 AD-22 after an omnibar was shown or a sticky banner closed, the next five page views have none', async () => {
  const { asked, body, show, route } = running([728, 90]);
  const times = (divId: string) => asked.filter((asked) => asked === divId).length;
  await show(true);
  const close = body.all.find(
    ({ textContent, parent }) =>
      textContent === 'Close' && parent?.parent?.dataset.banner === 'sticky-banner',
  );
  close?.dispatchEvent(new Event('click'));
  for (let view = 1; view <= 4; view += 1) {
    route(false);
    await show(true);
  }
  expect([times('o-1-1'), times('s-1-1')]).toEqual([1, 1]);
  route(false);
  await show(true);
  expect([times('o-1-1'), times('s-1-1')]).toEqual([2, 2]);
});

it('EN-63 a banner carries slot name, instance, div id, disabled flag and cap, as every ad unit does', async () => {
  const { body, show } = running();
  await show(true);
  const banner = body.querySelector('[data-banner="omnibar"]');
  expect(banner?.dataset).toMatchObject({
    slotName: 'o-1',
    instance: '1',
    divId: 'o-1-1',
    disabled: 'false',
    cap: '99',
  });
});
