import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AdDevice, AdSlotConfig } from '#content/entities/ad-slot-config.ts';
import type { AdRequest } from './ad-adapter.ts';
import { adState } from './ad-state.ts';
import { type AdsPageOptions, createAdsPage } from './ads-page.ts';
import { createGptAdapter } from './gpt-adapter.ts';
import { storyTargeting } from './page-terms.ts';
import { fakeClock } from './test/fake-clock.ts';
import { FakeElement, fakeDocument, fakePlace } from './test/fake-document.ts';
import { createGptDouble } from './test/gpt-double.ts';
import { stillMilliseconds } from './watch-view.ts';

const hold = vi.hoisted(() => vi.fn(async (_units: unknown, _settings: unknown): Promise<unknown> => 'held'));
vi.mock('./auction.ts', async (original) => ({
  ...(await original<typeof import('./auction.ts')>()),
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
/** A place that goes by another name on tablets and desks. */
const sold = (mobile: string, tablet: string, rest: Partial<AdSlotConfig> = {}): AdSlotConfig => {
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
  adapter.setTerms({ targeting: {}, isLimited: true });
  let device: AdDevice = 'mobile';
  const clock = fakeClock();
  const told: string[] = [];
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
    reportError: (_error: unknown, message: string) => void told.push(message),
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
    /** The page has not moved for a while. */
    standStill: (count = 1) => clock.go(count * stillMilliseconds),
    told,
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

describe('a window that becomes another device’s', () => {
  it('AD-08 AD-15 AD-34 has one live slot for every container, in the page and in stories that followed', async () => {
    const pages = { body: sold('m', 't'), rail: sold('t', 'r') };
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

  it('AD-08 AD-34 moves a unit whose name stays when its number is another’s now', async () => {
    const pages = { body: sold('m', 't'), rail: sold('t', 't') };
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

  it('AD-08 AD-34 has no slot for what it is sold nothing for', async () => {
    const phonesOnly = sold('m', 'm');
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

  it('AD-15 AD-34 gives a place it is sold for a number of its own, before others of its name', async () => {
    const desksOnly = {
      ...sold('x', 'x'),
      monetizationSlots: { x: { type: 'display', sizes: { desktop: [[300, 250]] } } },
    } as AdSlotConfig;
    const { page, double, places, see, become, ids } = open({ body: desksOnly, rail: sold('x', 'x') }, [
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

  it('AD-34 AD-32 does not hear of the slot that went: the one that comes keeps its room', async () => {
    const onAd = vi.fn();
    const { page, double, places, see, become, states } = open(
      { body: sold('m', 't') },
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

  it('AD-34 AD-32 asks once when an auction was under way', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    hold.mockReturnValueOnce(promise);
    const { page, double, places, see, become } = open({ body: sold('m', 't') }, [fakePlace('body')]);
    page.scan();
    see(true, ...places);
    await settle();
    become('tablet');
    await settle();
    resolve();
    await settle();
    expect(double.requests()).toEqual([['t-1']]);
  });

  it('AD-34 AD-32 asks once when what brings ads was still on its way', async () => {
    const { page, double, places, see, become } = open({ body: sold('m', 't') }, [fakePlace('body')]);
    page.scan();
    see(true, ...places);
    await Promise.resolve();
    become('tablet');
    await settle();
    expect(double.requests()).toEqual([['t-1']]);
  });

  it.each([
    ['is sold to nobody', { hasInventory: () => false }, {}],
    ['must not stand where it stands', {}, { constraint: '[data-figure]' }],
  ])('AD-32 AD-34 opens no room that has folded because it %s', async (_, more, rule) => {
    const pages = { body: sold('m', 't') };
    for (const slot of Object.values(pages.body.monetizationSlots)) Object.assign(slot, rule);
    const { page, places, see, standStill, become, states } = open(pages, [fakePlace('body')], more);
    Object.assign(places[0] ?? {}, { nextElementSibling: new FakeElement({ figure: '' }) });
    page.scan();
    see(false, ...places);
    standStill();
    see(true, ...places);
    expect(states()).toEqual(['collapsed']);
    become('tablet');
    await settle();
    expect(states()).toEqual(['collapsed']);
  });
});

it('AD-15 AD-48 a slot says what its own story is about: of the first page only the first page’s, unless the address does', async () => {
  const own = { ...adPage, facts: { ptype: 'article', collection: 'first', pid: 'p-1', section: 'news' } };
  const { page, double, places, see } = open(
    { body: sold('m', 't') },
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

it('AD-31 AD-51 a place without a box fails by itself, and every other hears its own answer', async () => {
  const load = (requests: readonly AdRequest[]) =>
    requests.map(async ({ divId }) => ({ isEmpty: divId === 'm-3', size: [300, 250] }));
  const { page, places, see, states } = open(
    { body: sold('m', 't', { collapseEmpty: false }) },
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
  ['body', 'stays where the reader jumped to, though no frame has told yet', 1200, 300, 'blank'],
  ['body', 'folds below the window', 1200, 1200, 'collapsed'],
  ['body', 'folds above the window', 1200, -500, 'collapsed'],
  ['rail', 'folds below the window', 1200, 1200, 'collapsed'],
  ['rail', 'stays above the window, where it would move its column', 1200, -500, 'blank'],
])('AD-31 AD-32 empty room in the %s %s', async (place, _, before, after, state) => {
  const { page, double, places, see, standStill, states } = open({ [place]: sold('m', 't') }, [
    fakePlace(place),
  ]);
  page.scan();
  see(true, ...places);
  await settle();
  see(before < 800, ...places);
  standStill();
  double.render('m-1', { isEmpty: true, size: null });
  await settle();
  expect(states()).toEqual(['blank']);
  Object.assign(places[0] ?? {}, { top: after });
  standStill();
  expect(states()).toEqual([state]);
});

it('AD-32 room does not fold while the page scrolls, nor what came back meanwhile', async () => {
  const { page, double, places, see, standStill, states } = open({ body: sold('m', 't') }, [
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
  standStill();
  expect(states()).toEqual(['blank', 'blank']);
  see(true, places[1] as FakeElement);
  standStill();
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

describe('a place and its room', () => {
  it('AD-44 AD-55 is asked for what fits, and anew when its window is turned', async () => {
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
    // A column that becomes narrower than its ad has one that fits; a wider one keeps what it has.
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

  it('AD-55 folds out of sight where nothing fits, or nothing is sold on this device or page', async () => {
    const phonesOnly = {
      ...leaders,
      monetizationSlots: { l: { type: 'display', sizes: { mobile: [[320, 50]] } } },
    } as AdSlotConfig;
    const { page, double, places, see, standStill, become, states } = open(
      { list: leaders, body: phonesOnly },
      [fakePlace('list'), fakePlace('body'), fakePlace('rail')],
    );
    widen(places, 200);
    become('desktop');
    see(true, ...places);
    await settle();
    expect(double.requests()).toEqual([]);
    // Room that is looked at stays.
    expect(states()).toEqual(['blank', 'blank', 'blank']);
    see(false, ...places);
    standStill(3);
    expect(states()).toEqual(['collapsed', 'collapsed', 'collapsed']);
    become('mobile');
    expect(states()[1]).toBe('waiting');
    page.clear();
    expect(states()).toEqual([undefined, undefined, undefined]);
  });

  it('AD-52 has the class of what is sold there, and the page too, as long as that stands', () => {
    const { page, places, become } = open({ list: leaders }, [fakePlace('list')]);
    page.scan();
    const classes = () => [places[0]?.names.has('is-leader'), document.body.classList.contains('has-leader')];
    expect(classes()).toEqual([true, true]);
    page.clear();
    expect(classes()).toEqual([false, false]);
    become('mobile');
    expect(classes()).toEqual([true, true]);
    const nobody = open({ list: leaders }, [fakePlace('list')], { hasInventory: () => false });
    nobody.page.scan();
    expect(document.body.classList.contains('has-leader')).toBe(false);
  });

  it('AD-15 AD-37 that comes to stand before others leaves them their ads', async () => {
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

describe('what goes wrong', () => {
  it('AD-51 AD-31 an adapter that throws fails its units, told by name', async () => {
    const load = () => {
      throw new Error('broken');
    };
    const { page, places, see, states, told } = open(
      { list: leaders },
      [fakePlace('list'), fakePlace('list')],
      { adapterOf: () => ({ load, destroy: () => {} }) },
    );
    page.scan();
    see(true, ...places);
    await settle();
    expect(states()).toEqual(['blank', 'blank']);
    expect(told).toEqual(['Loading of ad l-1 failed', 'Loading of ad l-2 failed']);
  });

  it('AD-51 AD-01 an adapter that throws costs no other company its ads', async () => {
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

  it('AD-44 nobody bids for room that nothing fits', async () => {
    const { page, places, see } = open({ list: leaders }, [fakePlace('list'), fakePlace('list')]);
    widen(places.slice(1), 100);
    page.scan();
    see(true, ...places);
    await settle();
    expect(hold).toHaveBeenCalledTimes(1);
    expect(hold).toHaveBeenCalledWith([{ code: 'l-1', sizes: [[320, 50]] }], expect.anything());
  });

  it('AD-51 an ad that comes too late is not drawn where everybody was told that there is none', async () => {
    const clock = fakeClock();
    const onAd = vi.fn();
    const { page, double, places, see, states, told } = open({ list: leaders }, [fakePlace('list')], {
      clock,
      onAd,
    });
    page.scan();
    see(true, ...places);
    await settle();
    clock.go(15_000);
    await settle();
    expect([states(), told]).toEqual([['blank'], ['Loading of ad l-1 failed']]);
    expect(double.liveSlots()).toEqual([]);
    expect(onAd).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ isEmpty: true }));
  });

  it('AD-01 CN-10 what was kept away is asked for when it may come, where its room still stands', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let isAllowed = false;
    const asked: string[] = [];
    const load = (requests: readonly AdRequest[]) =>
      requests.map(async ({ divId }) => {
        asked.push(divId);
        await promise;
        return { isEmpty: false, size: [728, 90] };
      });
    const { page, places, see, standStill, states } = open(
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
    standStill();
    expect(states()).toEqual(['blank', 'collapsed']);
    isAllowed = true;
    page.renew(() => true);
    resolve();
    await settle();
    expect(asked).toEqual(['l-1']);
    expect(states()).toEqual(['rendered', 'collapsed']);
  });
});
