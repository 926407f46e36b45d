import { afterEach, expect, it, vi } from 'vitest';
import { nextTask } from '../../behaviours/next-task.ts';
import type { AdRequest } from '../adapters/ad-adapter.ts';
import { fakeClock } from '../test/fake-clock.ts';
import { fakeDocument } from '../test/fake-document.ts';
import type { BannerContext } from './load-banner-ad.ts';
import { type BannerFeature, createBanners } from './run-banners.ts';

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
        mobile: [[320, 50]],
      },
    },
  },
});

function running(size = [300, 250]) {
  const clock = fakeClock();
  const { body } = fakeDocument();
  const requested: string[] = [];
  const gone: string[] = [];
  const sizes: unknown[] = [];
  let hasInventory: boolean | undefined;
  const on = new Set<BannerFeature>(['omnibar', 'stickyBanner', 'interstitial']);
  const pages = { article: { omnibar: slots('o-1'), 'sticky-banner': slots('s-1') } };
  const context = {
    config: { interstitial: slots('i-1'), pages, network: '1', siteName: 'x', incontentSlots: [] },
    page: { pageType: 'article' },
    about: {},
    device: 'desktop',
    hasInventory: () => hasInventory,
    adapter: {
      load: ([request]: readonly AdRequest[]) => {
        requested.push(request?.divId ?? '');
        sizes.push(request?.sizes);
        return [Promise.resolve({ isEmpty: false, size })];
      },
      destroy: (divId: string) => void (requested.includes(divId) && gone.push(divId)),
    },
    clock,
    log: { warn: () => {}, error: () => {} },
  } as unknown as BannerContext;
  const banners = createBanners({ clock });
  const show = async (inventory?: boolean) => {
    hasInventory = inventory;
    banners.show(context, (feature) => on.has(feature));
    clock.go(60_000);
    // The request follows the auction, in a separate task.
    await nextTask();
    await nextTask();
  };
  const become = (device: string) => void Object.assign(context, { device });
  return { requested, sizes, gone, on, body, show, become, route: banners.route };
}

const closeOf = (body: ReturnType<typeof running>['body'], banner: string) =>
  body.all.find(
    ({ textContent, parent }) => textContent === 'Close' && parent?.parent?.dataset.banner === banner,
  );

it('AD-17 AD-18 FF-04 banners are requested once, when enough is known about the reader', async () => {
  const { requested, show } = running();
  await show(undefined);
  expect(requested).toEqual([]);
  await show(true);
  expect(requested).toEqual(['o-1-1', 's-1-1', 'i-1-1']);
  await show(true);
  expect(requested).toHaveLength(3);
});

it('FF-04 AD-17 banners that turn out not to be for this reader are removed', async () => {
  const { gone, on, show } = running();
  await show(true);
  on.delete('omnibar');
  await show(true);
  expect(gone).toEqual(['o-1-1']);
  await show(false);
  expect(gone).toEqual(['o-1-1', 's-1-1']);
});

it('AD-08 AD-17 the next page has its own', async () => {
  const { requested, gone, show, route } = running();
  await show(true);
  route(false);
  expect(gone).toEqual(expect.arrayContaining(['o-1-1', 's-1-1']));
  await show(true);
  expect(requested.filter((divId) => divId === 's-1-1')).toHaveLength(2);
});

it('AD-17 AD-20 AD-22 after an omnibar was shown or a sticky banner closed, the next five page views have none', async () => {
  const { requested, body, show, route } = running([728, 90]);
  const times = (divId: string) => requested.filter((id) => id === divId).length;
  await show(true);
  closeOf(body, 'sticky-banner')?.dispatchEvent(new Event('click'));
  for (let view = 1; view <= 4; view += 1) {
    route(false);
    await show(true);
  }
  expect([times('o-1-1'), times('s-1-1')]).toEqual([1, 1]);
  route(false);
  await show(true);
  expect([times('o-1-1'), times('s-1-1')]).toEqual([2, 2]);
});

it("AD-17 AD-22 DV-05 an open banner is requested again for the window's new device, once", async () => {
  const { requested, sizes, body, show, become } = running([728, 90]);
  await show(true);
  await show(true);
  become('mobile');
  await show(true);
  await show(true);
  // The omnibar's three seconds are over, the interstitial waits for the next page.
  expect(requested).toEqual(['o-1-1', 's-1-1', 'i-1-1', 's-1-1']);
  expect(sizes.at(-1)).toEqual([[320, 50]]);
  closeOf(body, 'sticky-banner')?.dispatchEvent(new Event('click'));
  become('desktop');
  await show(true);
  expect(requested).toHaveLength(4);
});

it('AD-18 AD-20 DV-05 an omnibar at the bottom is replaced when the window widens, unless it was closed', async () => {
  const { requested, body, show, become } = running([320, 50]);
  const times = () => requested.filter((divId) => divId === 'o-1-1').length;
  become('mobile');
  await show(true);
  become('tablet');
  await show(true);
  expect(times()).toBe(2);
  become('mobile');
  await show(true);
  closeOf(body, 'omnibar')?.dispatchEvent(new Event('click'));
  become('desktop');
  await show(true);
  expect(times()).toBe(3);
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
