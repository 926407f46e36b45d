import type { IncomingRedirect } from '../../incoming.ts';
import { feedPath } from '../feed-path.ts';
import { pathFor } from '../route-paths.ts';

const feedEnd = /\/(?:feed(?:\/(?:rss2?|atom|rdf))?|rss|(?:feed|index|rss|atom)\.xml)\/?$/i;

/** Whether an old address was a feed, by what WordPress, Ghost, Hugo and Jekyll call theirs. */
export const isFeedAddress = (path: string): boolean => feedEnd.test(path.split('?', 1)[0] ?? '');

/** The page of a topic, tag or author here that an old address of it leads to, or its feed if the address was a feed. */
export function listAddress(kind: 'topic' | 'tag' | 'author', slug: string, oldPath: string): string {
  if (isFeedAddress(oldPath))
    return feedPath({ kind, slug }, /atom/i.test(oldPath.split('/').slice(-2).join('/')) ? 'atom' : 'rss');
  return pathFor(kind === 'author' ? 'author_profile' : kind, { slug });
}

const latestFeed = feedPath({ kind: 'listing', slug: 'latest' }, 'rss');
const latestAtom = feedPath({ kind: 'listing', slug: 'latest' }, 'atom');

/** Feeds of the whole site, as the systems name them; `/feed/` itself leads to the latest stories without an import. */
const feedsOf: Readonly<Record<string, readonly string[]>> = {
  wordpress: [
    '/feed/',
    '/feed/rss/',
    '/feed/rss2/',
    '/feed/rdf/',
    '/feed/atom/',
    '/?feed=rss2',
    '/?feed=atom',
  ],
  ghost: ['/rss/'],
  hugo: ['/index.xml'],
  jekyll: ['/feed.xml', '/atom.xml', '/rss.xml'],
};

/** Where the feeds of a system were, below the path of the site. */
export function feedRedirects(system: string, basePath = ''): IncomingRedirect[] {
  return (feedsOf[system] ?? [])
    .map((path) => basePath + path)
    .filter((path) => path !== '/feed/')
    .map((path) => ({ path, to: path.includes('atom') ? latestAtom : latestFeed }));
}

/** The archives of the years, months and days in which stories came out lead to the latest ones. */
export function archiveRedirects(days: Iterable<string>, basePath = ''): IncomingRedirect[] {
  const paths = new Set<string>();
  for (const day of days) {
    const [, year, month, date] = /^(19[7-9]\d|2\d{3})-(\d\d)-(\d\d)/.exec(day) ?? [];
    if (!year) continue;
    paths
      .add(`${basePath}/${year}/`)
      .add(`${basePath}/${year}/${month}/`)
      .add(`${basePath}/${year}/${month}/${date}/`);
  }
  return [...paths].sort().map((path) => ({ path, to: pathFor('latest') }));
}
