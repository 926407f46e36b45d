import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { routeChanged } from '../behaviours/route-changed.ts';
import { storyEntered } from '../behaviours/story-entered.ts';
import { FakeElement, fakeDocument } from './test/fake-document.ts';

const world = vi.hoisted(() => ({
  /** The features that are on for the reader. */
  features: { ads: true } as Record<string, boolean>,
  isAllowed: true,
  /** Whether the ad script may load. */
  hasScript: true,
  consent: [] as (() => void)[],
  known: [] as (() => void)[],
  scans: 0,
  settings: [] as { targeting: object; isLimited: boolean }[],
  /** The page view each of them was set for. */
  pageViews: [] as number[],
  /** How often the units of a page were created. */
  made: 0,
  /** Types of ads that were requested again, each time. */
  renewed: [] as string[][],
  scriptUrl: '/ads/gpt.js',
  pages: { article: { skybox: { collapseEmpty: true } } },
  score: (): number => 0,
  reports: [] as unknown[],
  /** Whether an omnibar was on, each time it was read. */
  omnibar: [] as boolean[],
  device: 'tablet',
  /** The device whose slots are used. */
  slotDevice: (): string => '',
}));
vi.mock('#config/lazy.ts', () => ({ lazySettings: { ads: world } }));
vi.mock('#config/public.ts', () => ({ publicSettings: { features: {}, identity: {} } }));
vi.mock('../analytics/report-error.ts', () => ({
  reportError: (error: unknown) => void world.reports.push(error),
}));
vi.mock('../consent/may-run.ts', () => ({
  mayRun: () => ({ allowed: world.isAllowed, reason: 'answered' }),
  onConsentChange: (call: () => void) => void world.consent.push(call),
}));
vi.mock('../experiments/current.ts', () => ({ bucketsOf: () => [], whenBucketed: async () => {} }));
vi.mock('../device/current-device.ts', () => ({ currentDevice: () => world.device }));
vi.mock('../experiments/reader.ts', () => ({
  currentReader: () => ({}),
  featuresForReader: () => world.features,
  onReaderKnown: (call: () => void) => void world.known.push(call),
}));
vi.mock('./page/ads-page.ts', () => ({
  createAdsPage({ score, device }: { score: () => number; device: () => string }) {
    Object.assign(world, { score, slotDevice: device });
    world.made += 1;
    const units = ['display', 'taboola', 'adsense'].map((type) => ({ resolved: { slot: { type } } }));
    const reload = (isMeant: (unit: object) => boolean) =>
      void world.renewed.push(units.filter(isMeant).map(({ resolved }) => resolved.slot.type));
    return { scan: () => void world.scans++, reload, clear: () => {} };
  },
}));
vi.mock('./page/ad-page.ts', () => ({
  adPageOf: () => ({
    pageType: 'article',
    facts: { ptype: 'article' },
    criteria: { topicSlugs: ['tech', 'gaming'] },
  }),
}));
vi.mock('./load/when-idle.ts', () => ({ whenIdle: async () => {} }));
vi.mock('./formats/show-skybox.ts', () => ({ runSkybox: () => ({ ad: () => {}, route: () => {} }) }));
vi.mock('./formats/run-banners.ts', () => ({
  createBanners: () => ({
    show: (_context: object, isOn: (feature: string) => boolean) => void world.omnibar.push(isOn('omnibar')),
    route: () => {},
  }),
}));
vi.mock('./load/load-gpt.ts', () => ({
  loadGpt: async () => (world.hasScript ? {} : undefined),
}));
vi.mock('./adapters/gpt-adapter.ts', () => ({
  createGptAdapter: () => ({
    setPageSettings(settings: (typeof world.settings)[number], pageView: number) {
      world.settings.push(settings);
      world.pageViews.push(pageView);
    },
  }),
}));
vi.mock('./targeting/page-settings.ts', () => ({
  pageAdSettings: async (
    _page: object,
    isAllowed: () => boolean,
    _config: object,
    place: { device: string },
  ) => ({
    targeting: { user: 'anon', device: place.device },
    isLimited: !isAllowed(),
  }),
  storyTargeting: () => ({}),
}));

async function settle() {
  for (let tick = 0; tick < 3; tick += 1) {
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setTimeout(resolve));
  }
}
const screen = { ads: {}, features: {} };

async function start(...children: FakeElement[]) {
  const { document, body } = fakeDocument(...children);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('location', { href: 'http://localhost/', pathname: '/' });
  const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
  const { startAds } = await import('./start-ads.ts');
  startAds({ store: { get: () => ({ screen }) } as never, log: log as never });
  const enter = (features: object) =>
    document.dispatchEvent(new CustomEvent(storyEntered, { detail: { features } }));
  /** When facts about the reader arrive, the page is scanned again. */
  const recheck = () => {
    for (const call of world.known) call();
  };
  return { document, body, log, enter, recheck };
}

beforeEach(() => {
  vi.resetModules();
  Object.assign(world, {
    features: { ads: true },
    isAllowed: true,
    hasScript: true,
    consent: [],
    known: [],
    scans: 0,
    settings: [],
    pageViews: [],
    made: 0,
    renewed: [],
    scriptUrl: '/ads/gpt.js',
    reports: [],
    omnibar: [],
    device: 'tablet',
  });
});
afterEach(async () => {
  await settle();
  vi.unstubAllGlobals();
});

it('AD-06 starts once, however often it is called', async () => {
  await start();
  await start();
  await settle();
  expect([world.made, world.scans, world.consent.length]).toEqual([1, 1, 1]);
});

it('AD-01 CN-02 late consent loads third-party ads, and requests nothing else again', async () => {
  world.isAllowed = false;
  await start();
  await vi.waitFor(() => expect(world.settings).toMatchObject([{ isLimited: true }]));
  expect(world.renewed).toEqual([]);
  world.isAllowed = true;
  // Several consent categories may change at once.
  for (const call of [...world.consent, ...world.consent]) call();
  await vi.waitFor(() => expect(world.settings.at(-1)).toMatchObject({ isLimited: false }));
  await settle();
  expect(world.renewed).toEqual([['taboola', 'adsense']]);
  world.isAllowed = false;
  for (const call of world.consent) call();
  await vi.waitFor(() => expect(world.settings.at(-1)).toMatchObject({ isLimited: true }));
  await settle();
  expect(world.renewed).toHaveLength(1);
});

it('AD-07 another consent decision is the same page view, another page is a new one', async () => {
  const { document } = await start();
  await vi.waitFor(() => expect(world.pageViews).toEqual([1]));
  world.isAllowed = false;
  for (const call of world.consent) call();
  await vi.waitFor(() => expect(world.pageViews).toEqual([1, 1]));
  document.dispatchEvent(new Event(routeChanged));
  await vi.waitFor(() => expect(world.pageViews).toEqual([1, 1, 2]));
});

it('FF-04 AD-50 a reader who turns out to have no ads during the start gets no empty spaces', async () => {
  await start();
  // The reader is known before the script has loaded.
  world.features = { ads: false };
  await vi.waitFor(() => expect(world.scans).toBe(1));
  for (const call of world.known) call();
  expect(world.scans).toBe(2);
  // If the reader has ads after all, they start.
  world.features = { ads: true };
  for (const call of world.known) call();
  await vi.waitFor(() => expect(world.settings.at(-1)).toMatchObject({ targeting: { user: 'anon' } }));
});

it('DV-11 DV-05 AD-34 slots and targeting have the same device, also when the window changes', async () => {
  const { recheck } = await start();
  await vi.waitFor(() => expect(world.settings.at(-1)).toMatchObject({ targeting: { device: 'tablet' } }));
  await vi.waitFor(() => expect(world.scans).toBe(1));
  world.device = 'mobile';
  // Until targeting is set, slots are those of the device before.
  expect(world.slotDevice()).toBe('tablet');
  recheck();
  await vi.waitFor(() => expect(world.scans).toBe(2));
  expect(world.settings.at(-1)).toMatchObject({ targeting: { device: 'mobile' } });
  expect([world.slotDevice(), world.pageViews]).toEqual(['mobile', [1, 1]]);
});

it('FF-04 AD-17 banners appear and disappear with facts about the reader', async () => {
  await start();
  await vi.waitFor(() => expect(world.scans).toBe(1));
  await settle();
  expect(world.omnibar).toEqual([]);
  world.features = { ads: true, omnibar: true };
  for (const call of world.known) call();
  await vi.waitFor(() => expect(world.omnibar).toEqual([true]));
  world.features = { ads: true };
  for (const call of world.known) call();
  await vi.waitFor(() => expect(world.omnibar).toEqual([true, false]));
});

it('CN-10 FF-04 withdrawn consent holds for later requests, also where there is no inventory any more', async () => {
  await start();
  await vi.waitFor(() => expect(world.settings.at(-1)).toMatchObject({ isLimited: false }));
  world.features = { ads: false };
  world.isAllowed = false;
  for (const call of world.consent) call();
  await vi.waitFor(() => expect(world.settings.at(-1)).toEqual({ targeting: {}, isLimited: true }));
});

const following = () => new FakeElement({ story: 'next', adPage: '{"facts":{}}' });

it('ER-32 FF-04 a script blocked on a page loads for the story after it, without an error', async () => {
  world.scriptUrl = 'https://ads.example/gpt.js';
  world.features = { ads: false };
  world.hasScript = false;
  const { log, enter } = await start(following());
  await settle();
  // The story's space waits for its reader.
  expect([world.scans, world.settings.length]).toEqual([0, 0]);
  world.hasScript = true;
  enter({ ads: true });
  await vi.waitFor(() => expect([world.scans, world.settings.length]).toEqual([1, 1]));
  expect([log.error.mock.calls, world.reports]).toEqual([[], []]);
});

it('ER-32 FF-04 the space of an entered story collapses where the script may not load for it either', async () => {
  Object.assign(world, {
    scriptUrl: 'https://ads.example/gpt.js',
    features: { ads: false },
    hasScript: false,
  });
  const { enter } = await start(following());
  await settle();
  enter({ ads: true });
  await vi.waitFor(() => expect(world.scans).toBe(1));
});

it('AD-43 slowness counts per page', async () => {
  let report: (entries: object[]) => void = () => {};
  class Observer {
    constructor(call: (list: object) => void) {
      report = (entries) => call({ getEntries: () => entries });
    }
    observe() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  const { document } = await start();
  await vi.waitFor(() => expect(world.settings).toHaveLength(1));
  report([{ interactionId: 1, startTime: 0, duration: 900 }]);
  expect(world.score()).toBe(900);
  document.dispatchEvent(new Event(routeChanged));
  expect(world.score()).toBe(0);
});

it('EN-65 DV-11 the ad state holds the request settings of the page, and changes with page and device', async () => {
  Object.assign(world, { network: '1234', siteName: 'wavelength', disableAdIncrement: true });
  const { adState, adUnitPath } = await import('./page/page-ad-state.ts');
  expect(adState.get()).toMatchObject({ enabled: false, targeting: {} });
  const { document } = await start();
  await settle();
  expect(adState.get()).toEqual({
    containerId: 'site',
    disableAdIncrement: true,
    disableInitialLoad: true,
    slotVars: {
      network: '1234',
      platform: 'tablet',
      siteName: 'wavelength',
      topics: ['tech', 'gaming'],
    },
    skybox: { collapseEmpty: true, isExpanded: false },
    targeting: { user: 'anon', device: 'tablet' },
    enabled: true,
  });
  expect(adUnitPath('article', 'mpu-1')).toBe('/1234/wavelength/tablet/article/mpu-1');
  world.features = { ads: false };
  document.dispatchEvent(new Event(routeChanged));
  await settle();
  expect(adState.get()).toMatchObject({ enabled: false, targeting: {} });
});
