import { beforeEach, expect, it, vi } from 'vitest';
import { createPageStore } from '../page-store.ts';
import { startTags } from './start-tags.ts';
import { setStoryStream } from './story-stream.ts';

type Flags = Readonly<Record<string, boolean>>;

const consent = vi.hoisted(() => ({ isGranted: true, changed: () => {} }));
const inserted = vi.hoisted(() => [] as string[]);
vi.mock('#app/consent/may-run.ts', () => ({
  mayRun: () => ({ allowed: consent.isGranted, reason: 'granted' }),
  onConsentChange: (listener: () => void) => {
    consent.changed = listener;
  },
}));
vi.mock('#app/experiments/reader.ts', () => ({
  factsOf: () => ({}),
  // The flags show which URL a page is evaluated with.
  featuresForReader: ({ features }: { features: Flags }, url = new URL(location.href)) =>
    url.pathname === '/first/' ? features : {},
  onReaderKnown: () => {},
}));
vi.mock('./insert-script.ts', () => ({
  insertScript: async ({ tagId }: { tagId: string }) => void inserted.push(tagId),
  findScript: () => {},
}));

const open = { trackers: true };
const health = { trackers: false };
const shown = (features?: Flags) =>
  features ? { shell: {}, screen: { features } } : { shell: {}, error: 404 };
const log = { info() {}, warn() {}, error() {} };

/** A document with content and one tracker tag. */
async function show(first?: Flags) {
  const page = new EventTarget();
  const reload = vi.fn();
  const address = { href: 'https://wavelength.example/first/', reload };
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', address);
  const store = createPageStore(shown(first) as never);
  startTags([{ tagId: 'spy', timing: 'immediate', src: '/spy.js', gdprCategory: 'C0002' }], {
    store,
    log: log as never,
  });
  await Promise.resolve();
  return {
    reload,
    /** Navigates to another page, or to an error. */
    route(features?: Flags) {
      store.set(shown(features) as never);
      page.dispatchEvent(new Event('route-changed'));
    },
    enter(path: string, features: Flags) {
      address.href = `https://wavelength.example${path}`;
      page.dispatchEvent(new CustomEvent('story-entered', { detail: { path, page: {}, features } }));
    },
    line: (...below: Flags[]) => setStoryStream({ path: '/first/', flags: () => below }),
    accept() {
      consent.isGranted = true;
      consent.changed();
    },
  };
}

beforeEach(() => {
  consent.isGranted = true;
  inserted.length = 0;
  setStoryStream();
  return () => vi.unstubAllGlobals();
});

it('AN-18 AN-20 ER-25 FF-04 navigating to an error page reloads nothing, navigating to a page about health does', async () => {
  const { route, reload } = await show(open);
  expect(inserted).toEqual(['spy']);
  route();
  expect(reload).not.toHaveBeenCalled();
  route(health);
  expect(reload).toHaveBeenCalledOnce();
});

it('AN-18 FF-04 an error page loads no tracker, neither by itself nor after a page about health', async () => {
  await show();
  expect(inserted).toEqual([]);
  const { route } = await show(health);
  route();
  await Promise.resolve();
  expect(inserted).toEqual([]);
});

it('FF-04 consent granted while a story about health is appended loads no tracker into its document', async () => {
  consent.isGranted = false;
  const { line, accept, enter, route, reload } = await show(open);
  line(health, open);
  accept();
  enter('/second/', health);
  enter('/third/', open);
  enter('/first/', open);
  expect([inserted, reload.mock.calls]).toEqual([[], []]);
  // The next page starts without that story stream.
  route(open);
  expect(inserted).toEqual(['spy']);
});

it('FF-04 where a tracker has run, entering a story that forbids it reloads that story in a new document', async () => {
  const { line, enter, reload } = await show(open);
  line(open);
  enter('/second/', open);
  expect(reload).not.toHaveBeenCalled();
  line(open, health);
  enter('/third/', health);
  expect(reload).toHaveBeenCalledOnce();
});

it('FF-04 a story that may have trackers gets none below a page that may not', async () => {
  const { line, enter, reload } = await show(health);
  line(open);
  enter('/second/', open);
  expect([inserted, reload.mock.calls]).toEqual([[], []]);
});
