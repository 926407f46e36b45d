import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AdDevice } from '#content/entities/ad-names.ts';
import type { AdSlotConfig } from '#content/entities/ad-slot-config.ts';
import type { AdRequest } from '../adapters/ad-adapter.ts';
import { createGptAdapter } from '../adapters/gpt-adapter.ts';
import { scrollEndMilliseconds } from '../placement/watch-view.ts';
import { storyTargeting } from '../targeting/page-settings.ts';
import { fakeClock } from '../test/fake-clock.ts';
import { FakeElement, fakeDocument, fakePlace } from '../test/fake-document.ts';
import { createGptDouble } from '../test/gpt-double.ts';
import { type AdsPageOptions, createAdsPage } from './ads-page.ts';
import { adState } from './page-ad-state.ts';

const hold = vi.hoisted(() => vi.fn(async (_units: unknown, _settings: unknown): Promise<unknown> => 'held'));
vi.mock('../load/auction.ts', async (original) => ({
  ...(await original<typeof import('../load/auction.ts')>()),
  holdAuction: hold,
}));

afterEach(() => {
  vi.unstubAllGlobals();
  hold.mockClear();
});

const settle = async () => {
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve));
};
/** A place whose slot has another name on tablets and desktops. */
const slotNamed = (mobile: string, tablet: string, rest: Partial<AdSlotConfig> = {}): AdSlotConfig => {
  const sizes = { mobile: [[300, 250]], desktop: [[300, 250]] } as const;
  const slot = { type: 'display', sizes } as const;
  const monetizationSlots = { [mobile]: slot, [tablet]: slot };
  return {
    slots: { mobile, desktop: tablet },
    monetizationSlots,
    collapseEmpty: true,
    ...rest,
  } as AdSlotConfig;
};
const adPage = { pageType: 'article', isPaidMedia: false, facts: { ptype: 'article' }, criteria: {} };
const story = (name: string, ...places: FakeElement[]) =>
  new FakeElement({ story: name, adPage: JSON.stringify(adPage) }, places);

function open(
  pages: Record<string, AdSlotConfig>,
  children: FakeElement[],
  more: Partial<AdsPageOptions> = {},
) {
  adState.set({ enabled: true });
  const { see, body } = fakeDocument(...children);
  const double = createGptDouble();
  const adapter = createGptAdapter(double.googletag);
  adapter.setPageSettings({ targeting: {}, isLimited: true });
  let device: AdDevice = 'mobile';
  const clock = fakeClock();
  const reported: string[] = [];
  const page = createAdsPage({
    config: {
      network: '1',
      siteName: 'x',
      taserThreshold: 100,
      auction: { timeoutMilliseconds: 1, bidders: [{ bidder: 'house', params: {} }] },
      incontentSlots: ['', ''],
      pages: { article: pages },
    },
    log: { warn: vi.fn(), error: vi.fn() },
    clock,
    page: () => adPage,
    device: () => device,
    hasInventory: () => true,
    variant: () => ({}),
    adapterOf: () => adapter,
    isAllowed: () => false,
    reader: () => ({}),
    about: () => ({}),
    score: () => 0,
    reportError: (_error: unknown, message: string) => void reported.push(message),
    onAd: () => {},
    ...more,
  } as unknown as AdsPageOptions);
  const places = body.querySelectorAll('[data-ad]');
  const fill = () => {
    for (const id of double.liveSlots()) double.render(id, { isEmpty: false, size: [300, 250] });
  };
  return {
    page,
    double,
    places,
    see,
    /** The page has not scrolled for a while. */
    endScroll: (count = 1) => clock.go(count * scrollEndMilliseconds),
    reported,
    fill,
    become(next: AdDevice) {
      device = next;
      page.scan();
    },
    states: () => places.map(({ dataset }) => dataset.adState),
    ids: () => places.map(({ dataset }) => dataset.divId),
    elements: () =>
      body
        .querySelectorAll('[data-ad-box]')
        .flatMap(({ children }) => children.map(({ id }) => id))
        .sort(),
  };
}

describe('a window that changes to another device', () => {
  it('AD-08 AD-15 AD-34 has one live slot for every container, in the page and in appended stories', async () => {
    const pages = { body: slotNamed('m', 't'), rail: slotNamed('t', 'r') };
    const { page, double, places, see, fill, become, ids, elements, states } = open(pages, [
      fakePlace('body'),
      fakePlace('rail'),
      story('next', fakePlace('body'), fakePlace('rail')),
    ]);
    page.scan();
    see(true, ...places);
    await settle();
    fill();
    expect(ids()).toEqual(['m-1', 't-1', 'm-2', 't-2']);
    for (const [device, names] of [
      ['tablet', ['t-1', 'r-1', 't-2', 'r-2']],
      ['mobile', ['m-1', 't-1', 'm-2', 't-2']],
    ] as const) {
      become(device);
      await settle();
      fill();
      await settle();
      expect(ids()).toEqual(names);
      expect(double.liveSlots().sort()).toEqual([...names].sort());
      expect(elements()).toEqual([...names].sort());
      expect(states()).toEqual(Array(4).fill('rendered'));
    }
  });

  it('AD-08 AD-34 moves a unit with the same name when another unit now has its number', async () => {
    const pages = { body: slotNamed('m', 't'), rail: slotNamed('t', 't') };
    const { page, double, places, see, become, ids } = open(pages, [fakePlace('body'), fakePlace('rail')]);
    page.scan();
    see(true, ...places);
    await settle();
    become('tablet');
    await settle();
    expect(ids()).toEqual(['t-1', 't-2']);
    expect(double.liveSlots().sort()).toEqual(['t-1', 't-2']);
  });

  it('AD-11 AD-14 DV-05 renumbers slots that were not requested yet', async () => {
    const slot = { type: 'taboola', sizes: { desktop: [[300, 250]], mobile: [[300, 250]] }, cap: 1 };
    const list = {
      slots: { desktop: 'l', mobile: 'l' },
      monetizationSlots: { l: slot },
      collapseEmpty: true,
    };
    const positions: unknown[] = [];
    const load = (requests: readonly AdRequest[]) => {
      positions.push(...requests.map(({ targeting }) => targeting.pos));
      return requests.map(() => new Promise<never>(() => {}));
    };
    const { page, places, see, become } = open({ list } as never, [fakePlace('list'), fakePlace('list')], {
      adapterOf: () => ({ load, destroy: () => {} }),
    });
    const caps = () => places.map(({ dataset }) => dataset.cap);
    page.scan();
    expect(caps()).toEqual(['1', '1']);
    become('tablet');
    expect(caps()).toEqual(['1', '99']);
    see(true, ...places);
    await settle();
    expect(positions).toEqual(['1', '2']);
  });

  it('AD-08 AD-34 has no slot for places without inventory on the device', async () => {
    const phonesOnly = slotNamed('m', 'm');
    const pages = {
      body: { ...phonesOnly, monetizationSlots: { m: { type: 'display', sizes: { mobile: [[300, 250]] } } } },
    };
    const { page, double, places, see, become } = open(pages as never, [fakePlace('body')]);
    page.scan();
    see(true, ...places);
    await settle();
    expect(double.liveSlots()).toEqual(['m-1']);
    become('tablet');
    expect(double.liveSlots()).toEqual([]);
  });

  it('AD-15 AD-34 gives a place that gains inventory its own number, before others of its name', async () => {
    const desksOnly = {
      ...slotNamed('x', 'x'),
      monetizationSlots: { x: { type: 'display', sizes: { desktop: [[300, 250]] } } },
    } as AdSlotConfig;
    const { page, double, places, see, become, ids } = open({ body: desksOnly, rail: slotNamed('x', 'x') }, [
      fakePlace('body'),
      fakePlace('rail'),
    ]);
    page.scan();
    see(true, ...places);
    await settle();
    become('desktop');
    see(true, ...places);
    await settle();
    expect(ids()).toEqual(['x-1', 'x-2']);
    expect(double.liveSlots().sort()).toEqual(['x-1', 'x-2']);
  });

  it('AD-34 AD-32 ignores results of the old slot: the new one keeps its space', async () => {
    const onAd = vi.fn();
    const { page, double, places, see, become, states } = open(
      { body: slotNamed('m', 't') },
      [fakePlace('body')],
      {
        onAd,
      },
    );
    page.scan();
    see(true, ...places);
    await settle();
    see(false, ...places);
    expect(states()).toEqual(['loading']);
    become('tablet');
    await settle();
    expect(states()).toEqual(['loading']);
    expect(onAd).not.toHaveBeenCalled();
    double.render('t-1', { isEmpty: false, size: [300, 250] });
    await settle();
    expect(states()).toEqual(['rendered']);
    expect(onAd).toHaveBeenCalledTimes(1);
  });

  it('AD-34 AD-32 requests once when an auction was running', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    hold.mockReturnValueOnce(promise);
    const { page, double, places, see, become } = open({ body: slotNamed('m', 't') }, [fakePlace('body')]);
    page.scan();
    see(true, ...places);
    await settle();
    become('tablet');
    await settle();
    resolve();
    await settle();
    expect(double.requests()).toEqual([['t-1']]);
  });

  it('AD-34 AD-32 requests once when the ad loader was still loading', async () => {
    const { page, double, places, see, become } = open({ body: slotNamed('m', 't') }, [fakePlace('body')]);
    page.scan();
    see(true, ...places);
    await Promise.resolve();
    become('tablet');
    await settle();
    expect(double.requests()).toEqual([['t-1']]);
  });

  it.each([
    ['has no inventory', { hasInventory: () => false }, {}],
    ['is next to an element its constraint forbids', {}, { constraint: '[data-figure]' }],
  ])('AD-32 AD-34 opens no space that collapsed because it %s', async (_, more, rule) => {
    const pages = { body: slotNamed('m', 't') };
    for (const slot of Object.values(pages.body.monetizationSlots)) Object.assign(slot, rule);
    const { page, places, see, endScroll, become, states } = open(pages, [fakePlace('body')], more);
    Object.assign(places[0] ?? {}, { nextElementSibling: new FakeElement({ figure: '' }) });
    page.scan();
    see(false, ...places);
    endScroll();
    see(true, ...places);
    expect(states()).toEqual(['collapsed']);
    become('tablet');
    await settle();
    expect(states()).toEqual(['collapsed']);
  });
});

it('AD-15 AD-48 a slot has key-values about its own story; those of the first page only there, unless the URL sets them', async () => {
  const own = { ...adPage, facts: { ptype: 'article', collection: 'first', pid: 'p-1', section: 'news' } };
  const { page, double, places, see } = open(
    { body: slotNamed('m', 't') },
    [fakePlace('body'), story('next', fakePlace('body'))],
    {
      page: () => own as never,
      about: ({ facts }, isOwn) =>
        storyTargeting(facts, isOwn ? { ptype: 'article', section: 'by-address' } : undefined),
    },
  );
  page.scan();
  see(true, ...places);
  await settle();
  expect(double.slotTargeting('m-1')).toEqual({ collection: 'first', pid: 'p-1', pos: '2', instance: '1' });
  expect(double.slotTargeting('m-2')).toEqual({ ptype: 'article', pos: '2', instance: '2' });
});

it('AD-31 AD-51 a place without a box fails alone, and every other gets its own result', async () => {
  const load = (requests: readonly AdRequest[]) =>
    requests.map(async ({ divId }) => ({ isEmpty: divId === 'm-3', size: [300, 250] }));
  const { page, places, see, states } = open(
    { body: slotNamed('m', 't', { collapseEmpty: false }) },
    [new FakeElement({ ad: 'body' }), fakePlace('body'), fakePlace('body')],
    { adapterOf: () => ({ load, destroy: () => {} }) },
  );
  page.scan();
  see(true, ...places);
  await settle();
  expect(states()).toEqual(['blank', 'rendered', 'blank']);
});

it.each([
  ['body', 'stays while the reader looks at it', 300, 300, 'blank'],
  ['body', 'stays where the reader jumped to, before the observer reports', 1200, 300, 'blank'],
  ['body', 'folds below the window', 1200, 1200, 'collapsed'],
  ['body', 'folds above the window', 1200, -500, 'collapsed'],
  ['rail', 'folds below the window', 1200, 1200, 'collapsed'],
  ['rail', 'stays above the window, where it would move its column', 1200, -500, 'blank'],
])('AD-31 AD-32 empty space in the %s %s', async (place, _, before, after, state) => {
  const { page, double, places, see, endScroll, states } = open({ [place]: slotNamed('m', 't') }, [
    fakePlace(place),
  ]);
  page.scan();
  see(true, ...places);
  await settle();
  see(before < 800, ...places);
  endScroll();
  double.render('m-1', { isEmpty: true, size: null });
  await settle();
  expect(states()).toEqual(['blank']);
  Object.assign(places[0] ?? {}, { top: after });
  endScroll();
  expect(states()).toEqual([state]);
});

it('AD-32 space does not collapse while the page scrolls, nor where it came back into view', async () => {
  const { page, double, places, see, endScroll, states } = open({ body: slotNamed('m', 't') }, [
    fakePlace('body'),
    fakePlace('body'),
  ]);
  page.scan();
  see(true, ...places);
  await settle();
  for (const id of ['m-1', 'm-2']) double.render(id, { isEmpty: true, size: null });
  await settle();
  see(false, ...places);
  vi.stubGlobal('scrollY', 900);
  endScroll();
  expect(states()).toEqual(['blank', 'blank']);
  see(true, places[1] as FakeElement);
  endScroll();
  expect(states()).toEqual(['collapsed', 'blank']);
});

const leaders = {
  slots: { desktop: 'l', mobile: 'l' },
  monetizationSlots: {
    l: { type: 'display', sizes: { desktop: [[728, 90]], mobile: [[320, 50]] }, class: 'is-leader' },
  },
  collapseEmpty: true,
  bodyClass: 'has-leader',
} as AdSlotConfig;
const widen = (places: readonly FakeElement[], clientWidth: number) => {
  for (const place of places) Object.assign(place.querySelector('[data-ad-box]') ?? {}, { clientWidth });
};
const sizesRequested = (double: ReturnType<typeof createGptDouble>) =>
  double.liveSlots().map((id) => double.sizes(id));

describe('a place and its space', () => {
  it('AD-44 AD-55 is requested with sizes that fit, and again when the window is rotated', async () => {
    const { page, double, places, see, become } = open({ list: leaders }, [fakePlace('list')]);
    widen(places, 320);
    page.scan();
    see(true, ...places);
    await settle();
    expect(sizesRequested(double)).toEqual([[[320, 50]]]);
    double.render('l-1', { isEmpty: false, size: [320, 50] });
    await settle();
    widen(places, 728);
    become('tablet');
    await settle();
    expect(double.requests()).toEqual([['l-1'], ['l-1']]);
    expect(sizesRequested(double)).toEqual([[[728, 90]]]);
    double.render('l-1', { isEmpty: false, size: [728, 90] });
    await settle();
    // A column that becomes narrower than its ad gets one that fits; a wider one keeps its ad.
    widen(places, 620);
    page.scan();
    await settle();
    expect(sizesRequested(double)).toEqual([[[320, 50]]]);
    double.render('l-1', { isEmpty: false, size: [320, 50] });
    await settle();
    widen(places, 600);
    page.scan();
    await settle();
    expect(double.requests()).toHaveLength(3);
  });

  it('AD-55 collapses out of view where no size fits, or there is no inventory on this device or page', async () => {
    const phonesOnly = {
      ...leaders,
      monetizationSlots: { l: { type: 'display', sizes: { mobile: [[320, 50]] } } },
    } as AdSlotConfig;
    const { page, double, places, see, endScroll, become, states } = open(
      { list: leaders, body: phonesOnly },
      [fakePlace('list'), fakePlace('body'), fakePlace('rail')],
    );
    widen(places, 200);
    become('desktop');
    see(true, ...places);
    await settle();
    expect(double.requests()).toEqual([]);
    // Space in view stays.
    expect(states()).toEqual(['blank', 'blank', 'blank']);
    see(false, ...places);
    endScroll(3);
    expect(states()).toEqual(['collapsed', 'collapsed', 'collapsed']);
    become('mobile');
    expect(states()[1]).toBe('waiting');
    page.clear();
    expect(states()).toEqual([undefined, undefined, undefined]);
  });

  it('AD-52 has the class of its slot, and so has the body, while there is inventory', () => {
    const { page, places, become } = open({ list: leaders }, [fakePlace('list')]);
    page.scan();
    const classes = () => [places[0]?.names.has('is-leader'), document.body.classList.contains('has-leader')];
    expect(classes()).toEqual([true, true]);
    page.clear();
    expect(classes()).toEqual([false, false]);
    become('mobile');
    expect(classes()).toEqual([true, true]);
    const unfilled = open({ list: leaders }, [fakePlace('list')], { hasInventory: () => false });
    unfilled.page.scan();
    expect(document.body.classList.contains('has-leader')).toBe(false);
  });

  it('AD-15 AD-37 that is inserted before others does not take their ids', async () => {
    const { page, double, places, see } = open({ list: leaders }, [fakePlace('list')]);
    page.scan();
    see(true, ...places);
    await settle();
    const first = fakePlace('list');
    document.body.prepend(first as never);
    page.scan();
    see(true, first);
    await settle();
    expect(double.liveSlots()).toEqual(['l-1', 'l-2']);
    expect([first.dataset.divId, places[0]?.dataset.divId]).toEqual(['l-2', 'l-1']);
  });
});

describe('failures', () => {
  it('AD-51 AD-31 an adapter that throws fails its units, reported by name', async () => {
    const load = () => {
      throw new Error('broken');
    };
    const { page, places, see, states, reported } = open(
      { list: leaders },
      [fakePlace('list'), fakePlace('list')],
      { adapterOf: () => ({ load, destroy: () => {} }) },
    );
    page.scan();
    see(true, ...places);
    await settle();
    expect(states()).toEqual(['blank', 'blank']);
    expect(reported).toEqual(['Loading of ad l-1 failed', 'Loading of ad l-2 failed']);
  });

  it('AD-51 AD-01 an adapter that throws does not affect other ad services', async () => {
    const broken = {
      ...leaders,
      slots: { desktop: 'b', mobile: 'b' },
      monetizationSlots: { b: { type: 'adsense', sizes: { mobile: [[320, 50]] } } },
    } as AdSlotConfig;
    const load = (requests: readonly AdRequest[]) =>
      requests.map(async () => ({ isEmpty: false, size: [320, 50] }));
    const throwing = () => {
      throw new Error('broken');
    };
    const onAd = vi.fn();
    const { page, places, see, states } = open(
      { list: leaders, rail: broken },
      [fakePlace('list'), fakePlace('rail')],
      {
        adapterOf: (type) => ({ load: type === 'display' ? load : throwing, destroy: () => {} }),
        onAd,
      },
    );
    page.scan();
    see(true, ...places);
    await settle();
    expect(states()).toEqual(['rendered', 'blank']);
    expect(onAd).toHaveBeenCalledTimes(2);
  });

  it('AD-44 there are no bids for a box that no size fits', async () => {
    const { page, places, see } = open({ list: leaders }, [fakePlace('list'), fakePlace('list')]);
    widen(places.slice(1), 100);
    page.scan();
    see(true, ...places);
    await settle();
    expect(hold).toHaveBeenCalledTimes(1);
    expect(hold).toHaveBeenCalledWith([{ code: 'l-1', sizes: [[320, 50]] }], expect.anything());
  });

  it('AD-51 an ad that loads too late does not appear after the slot was reported as empty', async () => {
    const clock = fakeClock();
    const onAd = vi.fn();
    const { page, double, places, see, states, reported } = open({ list: leaders }, [fakePlace('list')], {
      clock,
      onAd,
    });
    page.scan();
    see(true, ...places);
    await settle();
    clock.go(15_000);
    await settle();
    expect([states(), reported]).toEqual([['blank'], ['Loading of ad l-1 failed']]);
    expect(double.liveSlots()).toEqual([]);
    expect(onAd).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ isEmpty: true }));
  });

  it('AD-01 CN-10 blocked ads are requested once they may load, where their space is still open', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let isAllowed = false;
    const requested: string[] = [];
    const load = (requests: readonly AdRequest[]) =>
      requests.map(async ({ divId }) => {
        requested.push(divId);
        await promise;
        return { isEmpty: false, size: [728, 90] };
      });
    const { page, places, see, endScroll, states } = open(
      { list: leaders },
      [fakePlace('list'), fakePlace('list')],
      {
        adapterOf: () => (isAllowed ? { load, destroy: () => {} } : undefined),
      },
    );
    page.scan();
    see(true, ...places);
    await settle();
    see(false, places[1] as FakeElement);
    endScroll();
    expect(states()).toEqual(['blank', 'collapsed']);
    isAllowed = true;
    page.reload(() => true);
    resolve();
    await settle();
    expect(requested).toEqual(['l-1']);
    expect(states()).toEqual(['rendered', 'collapsed']);
  });
});
