import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AbTestState } from '#content/entities/ab-test.ts';
import { composedPageExample } from '#content/examples/composed-page.ts';
import { mediaOfWidth } from '../device/test/window-width.ts';
import { createPageStore } from '../page-store.ts';
import type { ScreenData } from '../screen-data.ts';

const screenWith = (experiment?: AbTestState) =>
  ({
    routeName: 'article',
    edition: 'us',
    features: { trackers: true, analytics: true },
    page: { data: composedPageExample.data },
    ...(experiment ? { experiment } : {}),
  }) as unknown as ScreenData;

interface Browser {
  now: string;
  address?: string;
  cookies?: Record<string, string>;
  allowsCookies?: boolean;
  userAgent?: string;
  experiment?: AbTestState;
}

/** A browser with cookies, at a given time, that shows an article. */
async function open({ now, address = '/article/x/', allowsCookies = true, ...more }: Browser) {
  vi.setSystemTime(new Date(now));
  const jar = new Map(Object.entries(more.cookies ?? {}));
  vi.stubGlobal('location', { href: `https://wavelength.example${address}` });
  vi.stubGlobal('matchMedia', mediaOfWidth(390));
  vi.stubGlobal('navigator', { userAgent: more.userAgent ?? 'Chrome/140' });
  vi.stubGlobal('window', {});
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  let head = '';
  vi.stubGlobal('document', {
    getElementById: () => ({ remove: () => (head = '') }),
    createElement: () => ({
      set innerHTML(html: string) {
        head += html;
      },
    }),
    head: { append: () => {} },
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (allowsCookies) jar.set(name, value);
    },
  });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { bucketsOf, bucketToRender, whenBucketed } = await import('./current.ts');
  const { startExperiments } = await import('./start-experiments.ts');
  const store = createPageStore({ shell: { year: 2024 }, screen: screenWith(more.experiment) });
  const before = bucketToRender(new URL('https://wavelength.example/article/y/'));
  startExperiments(store);
  const render = (path: string) => bucketToRender(new URL(`https://wavelength.example${path}`));
  const script = async () => {
    await vi.dynamicImportSettled();
    return JSON.parse(/id="ab-test">([^<]*)</.exec(head)?.[1] ?? 'null');
  };
  const show = (experiment?: AbTestState) =>
    store.set({ shell: { year: 2024 }, screen: screenWith(experiment) });
  return { jar, bucketsOf, whenBucketed, render, before, script, show };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const inTime = '2024-07-26T00:00:00Z';
const renderedTime = '2024-10-30T00:00:00Z';

describe('experiments in the browser', () => {
  it('AB-20 assigns no reader today', async () => {
    const { bucketsOf, jar, render } = await open({ now: '2026-11-15T00:00:00Z' });
    expect(bucketsOf()).toEqual([]);
    expect(render('/article/y/')).toBeUndefined();
    expect([...jar.keys()]).toEqual(['device']);
  });

  it('AB-08 AB-09 AB-18 assigns tests that change no HTML after the page is rendered', async () => {
    const { whenBucketed, jar, render } = await open({ now: inTime });
    expect(await whenBucketed()).toEqual([{ id: 'adlib_variant', version: '1', bucket: 'test' }]);
    expect(jar.get('nemo_highlander')).toBe('adlib_variant:1:test');
    // Such a test changes no HTML, so no page is requested with its bucket.
    expect(render('/article/y/')).toBeUndefined();
  });

  it('AB-07 lets other scripts read the test of the current page, wherever it was assigned', async () => {
    const { script, show, jar } = await open({ now: inTime });
    expect(await script()).toEqual({ name: 'adlib_variant', group: 'test', version: '1' });
    show({ id: 'stickyCta', version: '1', bucket: 'control' });
    expect(await script()).toEqual({ name: 'stickyCta', group: 'control', version: '1' });
    jar.set('nemo_highlander', '');
    vi.setSystemTime(new Date('2026-11-15T00:00:00Z'));
    show();
    expect(await script()).toBeNull();
  });

  it('AB-19 enters a test that changes the HTML only before a page is rendered: nothing flickers', async () => {
    const { bucketsOf, jar, render, before } = await open({ now: renderedTime });
    expect([before, bucketsOf(), jar.has('nemo_highlander')]).toEqual([undefined, [], false]);
    expect(render('/article/y/')).toBeUndefined();
    expect(render('/product/y/')).toEqual({ id: 'stickyCta', version: '1', bucket: 'test' });
    expect(jar.get('nemo_highlander')).toBe('stickyCta:1:test');
    expect(render('/no/such/thing')).toBeUndefined();
  });

  it('EN-61 uses the bucket the page was rendered for', async () => {
    const experiment = { id: 'stickyCta', version: '1', bucket: 'control' };
    expect((await open({ now: renderedTime, experiment })).bucketsOf()).toEqual([experiment]);
  });

  it.each([
    ['AB-09', 'whose browser blocks cookies', { allowsCookies: false }],
    ['AB-24', 'that are crawlers', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    [
      'AB-10',
      'that were excluded',
      { cookies: { nemo_highlander_adlib_variant: 'adlib_variant:1:exclude' } },
    ],
  ])('%s assigns no readers %s', async (_id, _name, more) => {
    expect((await open({ now: inTime, ...more })).bucketsOf()).toEqual([]);
  });

  it('AB-08 shows a forced bucket on this page and the next, and stores nothing', async () => {
    const { bucketsOf, jar, render } = await open({
      now: '2026-11-15T00:00:00Z',
      address: '/article/x/?abTest=stickyCta:1:control',
    });
    expect(bucketsOf()).toEqual([{ id: 'stickyCta', version: '1', bucket: 'control' }]);
    expect(render('/article/y/?abTest=stickyCta:1:test')?.bucket).toBe('test');
    expect(jar.has('nemo_highlander')).toBe(false);
  });
});
