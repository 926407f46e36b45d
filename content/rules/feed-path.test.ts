import { describe, expect, it } from 'vitest';
import { feedPath, parseFeedPath } from './feed-path.ts';

describe('the address of a feed', () => {
  it.each([
    ['FD-01 RT-34', '/news/rss.xml', 'listing', 'news', 'rss'],
    ['FD-01', '/news/atom.xml', 'listing', 'news', 'atom'],
    ['FD-01', '/news/feed.json', 'listing', 'news', 'json'],
    ['FD-02', '/topic/smart-home/rss.xml', 'topic', 'smart-home', 'rss'],
    ['FD-02', '/meet-the-team/ada-lovell/rss.xml', 'author', 'ada-lovell', 'rss'],
    ['FD-02', '/tags/privacy/feed.json', 'tag', 'privacy', 'json'],
    ['FD-01', '/best-products/rss.xml', 'listing', 'best-products', 'rss'],
  ] as const)('%s %s', (_id, path, kind, slug, format) => {
    const found = parseFeedPath(path);
    expect(found).toEqual({ endpoint: { kind, slug }, format });
    expect(found && feedPath(found.endpoint, found.format)).toBe(path);
  });

  it.each([
    '/news/',
    '/news/2/',
    '/news/rss.xml/',
    '/news/2/rss.xml',
    '/topic/rss.xml',
    '/topic/security/',
    '/topic/security/2/rss.xml',
    '/topic/-/rss.xml',
    '/video/x/rss.xml',
    '/rss.xml',
    '/about/rss.xml',
    '/',
    '',
  ])('RT-34 RT-77 %s is left to the pages', (path) => {
    expect(parseFeedPath(path)).toBeUndefined();
  });
});
