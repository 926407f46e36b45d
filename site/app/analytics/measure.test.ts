import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { articleExample } from '#content/examples/article.ts';
import { composedPageExample } from '#content/examples/composed-page.ts';
import type { ComposedPage } from '#content/page/composed-page.ts';
import { newGuid } from '../behaviours/new-guid.ts';
import { announceRouteChange } from '../behaviours/route-changed.ts';
import { announceStory } from '../behaviours/story-entered.ts';
import { mediaOfWidth } from '../device/test/window-width.ts';
import { createPageStore, type PageState } from '../page-store.ts';

const vitals = vi.hoisted(() => vi.fn());
vi.mock('web-vitals', () => {
  const others = { onFCP() {}, onINP() {}, onLCP() {}, onTTFB() {} };
  return { ...others, onCLS: vitals };
});

/** Events passed to the sender. */
const handed = vi.hoisted(() => [] as Record<string, unknown>[]);
const loadSender = vi.hoisted(() => vi.fn());
vi.mock('./send/load-sender.ts', () => ({ loadSender: loadSender }));
const sender = { add: (event: Sent) => void handed.push(event), flush() {}, stop() {} };

type Sent = Record<string, unknown>;
const on = { trackers: true, analytics: true };
const health = { trackers: false, analytics: true };

/** A page with one story. */
function story(id: string): ComposedPage['data'] {
  const meta = { componentName: 'story', componentDisplayName: 'Story', componentType: 'Article' as const };
  const component = {
    id: 'story',
    meta,
    metadata: {},
    links: {},
    data: { ...articleExample, id, topics: [] },
  };
  return {
    ...composedPageExample.data,
    pageType: 'article',
    slug: id,
    mainComponentId: 'story',
    components: [component],
  };
}
const toPageState = (id: string) =>
  ({
    shell: {},
    screen: { page: { data: story(id) }, edition: 'us', routeName: 'article' },
  }) as unknown as PageState;
const notFound = { shell: {}, error: { status: 404, message: 'gone' } } as PageState;

const newsletterBox = { getAttribute: () => 'newsletter-box' };

/** A browser that shows a page at a URL. */
async function open(shown: PageState, address: string) {
  const file = (name: string) => ({ name, transferSize: 1, duration: 1 });
  const files = [file('https://wavelength.example/a.js')];
  const place = { top: 0, height: 1000, getBoundingClientRect: () => place };
  const document = Object.assign(new EventTarget(), {
    cookie: '',
    referrer: '',
    title: 'A page',
    documentElement: place,
    querySelectorAll: (selector: string) => (selector.includes('newsletter-box') ? [newsletterBox] : []),
  });
  const inSight: (() => void)[] = [];
  const IntersectionObserver = class {
    constructor(onChange: (entries: object[]) => void) {
      inSight.push(() => onChange([{ isIntersecting: true, target: newsletterBox }]));
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const window = Object.assign(new EventTarget(), { dataLayer: [] as Sent[], scrollY: 0, innerHeight: 500 });
  const stored = new Map<string, string>();
  const memory = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const location = new URL(address, 'https://wavelength.example');
  const globals = {
    document,
    window,
    location,
    scrollY: 0,
    matchMedia: mediaOfWidth(1200),
    navigator: { userAgent: 'Chrome/140' },
    sessionStorage: memory,
    localStorage: memory,
    performance: { now: () => 0, getEntriesByType: () => files },
    addEventListener: window.addEventListener.bind(window),
    fetch: async () => ({ status: 200 }),
    IntersectionObserver,
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  const store = createPageStore(shown);
  const { createPageView } = await import('../behaviours/page-view.ts');
  const { guid } = createPageView(document);
  const { startMeasuring } = await import('./measure.ts');
  /** One GUID for each story of the document, as seamless stories have them. */
  const guids = new Map<string, string>();
  const sent = (...names: string[]) => window.dataLayer.filter(({ event }) => names.includes(String(event)));
  return {
    stored,
    sent,
    guid,
    agree: () => startMeasuring(store, () => 'given'),
    /** Shows the newsletter box of the page on screen. */
    showBox: () => inSight.forEach((show) => void show()),
    loads: (name: string) => void files.push(file(name)),
    /** Scrolls the window to this position. */
    jumpTo: (y: number) => {
      Object.assign(window, { scrollY: y });
      place.top = -y;
      vi.stubGlobal('scrollY', y);
    },
    read(id: string, features: Record<string, boolean>, isFromAbove = true) {
      location.href = `https://wavelength.example/article/${id}/`;
      const viewGuid = guids.get(id) ?? newGuid();
      guids.set(id, viewGuid);
      const path = `/article/${id}/?from=line`;
      announceStory(document, { path, viewGuid, isFromAbove, page: story(id), features });
    },
    goTo(shown: PageState, path: string) {
      location.href = `https://wavelength.example${path}`;
      store.set(shown);
      announceRouteChange(document, path);
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vitals.mockReset();
  handed.length = 0;
  loadSender.mockReset().mockResolvedValue(sender);
});
afterEach(async () => {
  // Loads of one test must not be counted in the next.
  await vi.dynamicImportSettled();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('FF-04 AN-04 AN-18 AN-22 EN-74 a reader who consents at an appended story is measured at that story', async () => {
  const { read, agree, sent, guid } = await open(toPageState('first'), '/article/first/');
  read('second', on);
  agree();
  expect(sent('page_view', 'resource_timing')).toMatchObject([
    { event: 'page_view', entry: 'seamless', articleId: 'second', viewGuid: guid() },
  ]);
  await vi.advanceTimersByTimeAsync(0);
  expect(handed).toMatchObject([{ path: '/article/second/', page: { articleId: 'second' } }]);
});

it('FF-04 AN-18 an appended story about health is not measured when its reader consents there', async () => {
  const { read, agree, sent, stored } = await open(toPageState('first'), '/article/first/');
  read('second', health);
  agree();
  await vi.advanceTimersByTimeAsync(0);
  expect([sent('page_view'), [...stored.keys()], handed]).toEqual([[], [], []]);
});

it('AU-08 a sign-up on a page without trackers is reported once, by the next measured page', async () => {
  const { read, goTo, agree, sent, stored } = await open(toPageState('first'), '/article/first/');
  read('second', health);
  agree();
  const { reportSignUp } = await import('./sign-up-event.ts');
  reportSignUp('auth0');
  expect([sent('sign_up'), stored.get('pending-sign-up')]).toEqual([[], 'auth0']);
  goTo(toPageState('third'), '/article/third/');
  goTo(toPageState('fourth'), '/article/fourth/');
  expect(sent('sign_up')).toMatchObject([{ method: 'auth0', articleId: 'third' }]);
  expect(stored.has('pending-sign-up')).toBe(false);
});

it('AN-07 SM-10 a story is one page view of its document, also for a reader who scrolls back to it', async () => {
  const { read, agree, sent, guid, stored } = await open(toPageState('first'), '/article/first/');
  agree();
  read('second', on);
  const second = guid();
  read('third', on);
  read('second', on);
  expect(guid()).toBe(second);
  expect(sent('page_view').map(({ articleId }) => articleId)).toEqual(['first', 'second', 'third']);
  expect(stored.get('page-view-count')).toBe('3');
});

it.each([
  ['entered by a jump sends the marks it has passed', true, [25, 50]],
  ['that a reader scrolls up to sends none', false, []],
])('AN-07 a story %s', async (_, isFromAbove, marks) => {
  const { read, agree, sent, jumpTo } = await open(toPageState('first'), '/article/first/');
  agree();
  jumpTo(100);
  read('second', on, isFromAbove);
  const reached = sent('scroll_custom').map((mark) => [mark.articleId, mark.percent_scrolled]);
  expect(reached).toEqual(marks.map((mark) => ['second', mark]));
});

it('AN-07 a reader who jumped before measurement started sends the marks they passed', async () => {
  const { agree, sent, jumpTo } = await open(toPageState('first'), '/article/first/');
  jumpTo(500);
  agree();
  expect(sent('scroll_custom').map((mark) => mark.percent_scrolled)).toEqual([25, 50, 75, 100]);
});

it('FF-04 AN-22 a story of the previous page does not affect this one', async () => {
  const { read, goTo, agree, sent } = await open(toPageState('first'), '/article/first/');
  read('second', health);
  goTo(toPageState('third'), '/article/third/');
  agree();
  expect(sent('page_view')).toMatchObject([{ articleId: 'third' }]);
});

it('EN-76 a page view has the previous path, and the components seen in it, each once', async () => {
  const { goTo, agree, sent, showBox } = await open(toPageState('first'), '/article/first/');
  agree();
  showBox();
  showBox();
  goTo(toPageState('second'), '/article/second/');
  showBox();
  expect(sent('page_view').map(({ previous_path }) => previous_path)).toEqual(['', '/article/first/']);
  expect(sent('component_viewed')).toMatchObject([
    { component_name: 'newsletter-box', articleId: 'first' },
    { component_name: 'newsletter-box', articleId: 'second' },
  ]);
});

it('AN-11 AN-19 AN-22 resources of a page are reported under the GUID of its own page view', async () => {
  const { read, goTo, agree, sent, guid, loads } = await open(toPageState('first'), '/article/first/');
  agree();
  const first = guid();
  goTo(toPageState('second'), '/article/second/');
  const second = guid();
  loads('https://wavelength.example/b.js');
  read('third', on);
  expect(sent('page_view', 'resource_timing').map(({ event, viewGuid }) => [event, viewGuid])).toEqual([
    ['page_view', first],
    ['resource_timing', first],
    ['page_view', second],
    ['resource_timing', second],
    ['page_view', guid()],
  ]);
});

it('AN-18 AN-19 a reader who consents again is counted once per page, and speed is watched once', async () => {
  const { goTo, agree, sent, stored, loads } = await open(toPageState('first'), '/article/first/');
  agree()();
  expect([...stored.keys()]).toEqual([]);
  agree();
  expect(sent('page_view')).toHaveLength(1);
  expect(stored.get('page-view-count')).toBe('1');
  loads('https://wavelength.example/b.js');
  goTo(toPageState('second'), '/article/second/');
  expect(sent('page_view')).toHaveLength(2);
  // Resources loaded before the second consent are not reported with it.
  expect(sent('resource_timing')).toMatchObject([{ resource_count: 1 }]);
  await vi.waitFor(() => expect(vitals).toHaveBeenCalledOnce());
  await vi.advanceTimersByTimeAsync(1000);
  expect(vitals).toHaveBeenCalledOnce();
});

it.each([
  ['', ['page_view', 'page_not_found']],
  ['?featureDisable=all', []],
  ['?featureDisable=trackers', []],
  ['?featureDisable=ads', ['page_view', 'page_not_found']],
])('FF-02 FF-05 an error at a URL with "%s" reports %o', async (query, names) => {
  const { agree, sent, stored } = await open(notFound, `/article/none/${query}`);
  agree();
  expect(sent('page_view', 'page_not_found').map(({ event }) => event)).toEqual(names);
  expect(stored.has('session-id')).toBe(names.length > 0);
});

it('FF-04 CN-13 AN-14 a sender that failed to load on one page is not requested on a page without measurement', async () => {
  const failing = Promise.withResolvers<never>();
  loadSender.mockReturnValueOnce(failing.promise);
  const { read, agree } = await open(toPageState('first'), '/article/first/');
  agree();
  await vi.advanceTimersByTimeAsync(0);
  read('second', health);
  failing.reject(new Error('offline'));
  await vi.advanceTimersByTimeAsync(0);
  expect(loadSender).toHaveBeenCalledOnce();
  const [{ isWanted } = { isWanted: () => true }] = loadSender.mock.calls[0] ?? [];
  expect(isWanted()).toBe(false);
  read('third', on);
  expect(isWanted()).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(handed.map(({ path }) => path)).toContain('/article/third/');
});
