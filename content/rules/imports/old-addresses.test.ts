import { describe, expect, it } from 'vitest';
import { archiveRedirects, feedRedirects, listAddress } from './old-addresses.ts';

describe('addresses of the old site', () => {
  it.each([
    ['topic', '/category/lamps/', '/topic/lamps/'],
    ['topic', '/category/light/lamps/feed/', '/topic/lamps/rss.xml'],
    ['topic', '/category/lamps/feed/atom/', '/topic/lamps/atom.xml'],
    ['topic', '/tag/lamps/rss/', '/topic/lamps/rss.xml'],
    ['topic', '/categories/lamps/index.xml', '/topic/lamps/rss.xml'],
    ['topic', '/category/feed-readers/', '/topic/lamps/'],
    ['topic', '/?cat=3', '/topic/lamps/'],
    ['tag', '/tag/lamps/', '/tags/lamps/'],
    ['author', '/author/lamps/', '/meet-the-team/lamps/'],
    ['author', '/author/lamps/feed/', '/meet-the-team/lamps/rss.xml'],
  ] as const)('a %s at %s is now at %s', (kind, path, to) => {
    expect(listAddress(kind, 'lamps', path)).toBe(to);
  });

  it.each([
    ['wordpress', '', '/feed/atom/', '/latest/atom.xml'],
    ['wordpress', '/blog', '/blog/feed/', '/latest/rss.xml'],
    ['ghost', '', '/rss/', '/latest/rss.xml'],
    ['hugo', '', '/index.xml', '/latest/rss.xml'],
    ['jekyll', '', '/feed.xml', '/latest/rss.xml'],
    ['jekyll', '', '/atom.xml', '/latest/atom.xml'],
  ])('the feed of %s below "%s" at %s is now at %s', (system, base, path, to) => {
    expect(feedRedirects(system, base)).toContainEqual({ path, to });
  });

  it('`/feed/` needs no redirect, and a system without feeds has none', () => {
    expect(feedRedirects('wordpress').map(({ path }) => path)).not.toContain('/feed/');
    expect(feedRedirects('markdown')).toEqual([]);
  });

  it('archives of years, months and days lead to the latest stories, each once', () => {
    expect(archiveRedirects(['2024-05-01 10:00', '2024-05-01', '0000-00-00', 'never'], '/blog')).toEqual([
      { path: '/blog/2024/', to: '/latest/' },
      { path: '/blog/2024/05/', to: '/latest/' },
      { path: '/blog/2024/05/01/', to: '/latest/' },
    ]);
  });
});
