import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AdDevice, AdSlotConfig } from '#content/entities/ad-slot-config.ts';
import type { AdRequest } from './ad-adapter.ts';
import { type AdsPageKit, createAdsPage } from './ads-page.ts';
import { createGptAdapter } from './gpt-adapter.ts';
import { storyTargeting } from './page-terms.ts';
import { fakeClock } from './test/fake-clock.ts';
import { FakeElement, fakeDocument, fakePlace } from './test/fake-document.ts';
import { createGptDouble } from './test/gpt-double.ts';

afterEach(() => vi.unstubAllGlobals());

const settle = () => new Promise((resolve) => setTimeout(resolve));
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

function open(pages: Record<string, AdSlotConfig>, children: FakeElement[], more: Partial<AdsPageKit> = {}) {
  const { see, body } = fakeDocument(...children);
  const double = createGptDouble();
  const adapter = createGptAdapter(double.googletag);
  adapter.setTerms({ targeting: {}, isLimited: true });
  let device: AdDevice = 'mobile';
  const told: string[] = [];
  const page = createAdsPage({
    config: {
      network: '1',
      siteName: 'x',
      taserThreshold: 100,
      incontentSlots: ['', ''],
      pages: { article: pages },
    },
    log: { warn: vi.fn(), error: vi.fn() },
    clock: fakeClock(),
    page: () => adPage,
    device: () => device,
    isSold: () => true,
    variant: () => ({}),
    adapterOf: () => adapter,
    auction: async () => {},
    about: () => ({}),
    score: () => 0,
    reportError: (_error: unknown, message: string) => void told.push(message),
    onAd: () => {},
    ...more,
  } as unknown as AdsPageKit);
  const places = body.querySelectorAll('[data-ad]');
  const fill = () => {
    for (const id of double.liveSlots()) double.render(id, { isEmpty: false, size: [300, 250] });
  };
  return {
    page,
    double,
    places,
    see,
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
    const auction = vi.fn().mockReturnValueOnce(promise).mockResolvedValue(undefined);
    const { page, double, places, see, become } = open({ body: sold('m', 't') }, [fakePlace('body')], {
      auction,
    });
    page.scan();
    see(true, ...places);
    await settle();
    become('tablet');
    await settle();
    resolve();
    await settle();
    expect(double.requests()).toEqual([['t-1']]);
  });

  it.each([
    ['is sold to nobody', { isSold: () => false }, {}],
    ['must not stand where it stands', {}, { constraint: '[data-figure]' }],
  ])('AD-32 AD-34 opens no room that has folded because it %s', async (_, more, rule) => {
    const pages = { body: sold('m', 't') };
    for (const slot of Object.values(pages.body.monetizationSlots)) Object.assign(slot, rule);
    const { page, places, see, become, states } = open(pages, [fakePlace('body')], more);
    Object.assign(places[0] ?? {}, { nextElementSibling: new FakeElement({ figure: '' }) });
    page.scan();
    see(false, ...places);
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
