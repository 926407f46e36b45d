import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Click,
  type ClickedLink,
  codeTimeoutMilliseconds,
  openLinks,
  pathToOpen,
  type SiteNavigator,
} from './open-links.ts';

const here = new URL('https://site.test/latest/?a=1');
const click: Click = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};
const to = (href: string, more: Partial<ClickedLink> = {}): ClickedLink => ({
  href,
  target: '',
  hasDownload: false,
  ...more,
});

describe('clicking a link', () => {
  it.each([
    ['https://site.test/article/x/', '/article/x/'],
    ['https://site.test/search/?searchQuery=a#top', '/search/?searchQuery=a#top'],
    ['https://site.test/topic/web-3.0/', '/topic/web-3.0/'],
    ['https://site.test/latest/?a=1', '/latest/?a=1'],
    ['https://site.test/latest/?a=2#x', '/latest/?a=2#x'],
  ])('CL-44 RT-02 %s is opened by the navigator', (href, path) => {
    expect(pathToOpen(click, to(href), here)).toBe(path);
  });

  it.each([
    ['CL-45 another site', to('https://elsewhere.test/'), {}],
    ['a file', to('https://site.test/news/rss.xml'), {}],
    ['NV-14 an anchor on this page', to('https://site.test/latest/?a=1#comments-1'), {}],
    ['mail', to('mailto:a@b.test'), {}],
    ['no address', to(''), {}],
    ['a new tab', to('https://site.test/a/', { target: '_blank' }), {}],
    ['a download', to('https://site.test/a/', { hasDownload: true }), {}],
    ['the command key', to('https://site.test/a/'), { metaKey: true }],
    ['the control key', to('https://site.test/a/'), { ctrlKey: true }],
    ['the shift key', to('https://site.test/a/'), { shiftKey: true }],
    ['the middle button', to('https://site.test/a/'), { button: 1 }],
    ['another listener handled it', to('https://site.test/a/'), { defaultPrevented: true }],
  ])('%s is left to the browser', (_why, link, change) => {
    expect(pathToOpen({ ...click, ...change }, link, here)).toBeUndefined();
  });
});

describe('opening a path', () => {
  let page = new EventTarget();
  let browser = new EventTarget();
  const assign = vi.fn();
  const reload = vi.fn();
  const address = { pathname: '/article/a/', search: '', assign, reload };

  beforeEach(() => {
    vi.useFakeTimers();
    page = new EventTarget();
    browser = new EventTarget();
    vi.stubGlobal('document', page);
    vi.stubGlobal('location', address);
    vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
    address.pathname = '/article/a/';
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });

  const want = (path: string) => page.dispatchEvent(new CustomEvent('path-wanted', { detail: { path } }));
  const pop = (state: unknown) => browser.dispatchEvent(Object.assign(new Event('popstate'), { state }));

  it('RT-02 is done by the navigator, once its code has loaded', async () => {
    const open = vi.fn();
    openLinks(async () => ({ open }));
    want('/latest/');
    await vi.runAllTimersAsync();
    expect(open.mock.calls).toEqual([['/latest/', undefined]]);
    expect(assign).not.toHaveBeenCalled();
  });

  it('ER-17 is left to the browser if that code cannot be loaded', async () => {
    openLinks(() => Promise.reject(new Error('gone')));
    want('/latest/');
    await vi.advanceTimersByTimeAsync(0);
    expect(assign.mock.calls).toEqual([['/latest/']]);
  });

  it('ER-17 is left to the browser if that code does not come in time, and is then not done twice', async () => {
    const code = Promise.withResolvers<SiteNavigator>();
    const open = vi.fn();
    openLinks(() => code.promise);
    want('/latest/');
    await vi.advanceTimersByTimeAsync(codeTimeoutMilliseconds - 1);
    expect(assign).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(assign.mock.calls).toEqual([['/latest/']]);
    code.resolve({ open });
    await vi.advanceTimersByTimeAsync(0);
    expect(open).not.toHaveBeenCalled();
  });

  it.each([
    ['RT-02 a page of the navigator is loaded as a document', '/latest/', { key: 'a' }, 1],
    ['an anchor on this page is left to the browser', '/article/a/', { key: 'a' }, 0],
    ['an entry of the browser is left to it', '/latest/', null, 0],
  ])('going back after a reload: %s', (_why, pathname, state, reloads) => {
    openLinks(() => new Promise(() => {}));
    address.pathname = pathname;
    pop(state);
    expect(reload).toHaveBeenCalledTimes(reloads);
  });
});
