import { describe, expect, it } from 'vitest';
import { type Click, type ClickedLink, pathToOpen } from './open-links.ts';

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
  ])('CL-44 RT-02 %s is opened by the router', (href, path) => {
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
