import { type FeedEndpoint, feedListings } from './feed-endpoint.ts';
import { matchPattern, segmentsOf } from './match-pattern.ts';
import { pathFor, routePatterns } from './route-paths.ts';

/** The file a feed is found under, below the address of the page that lists the same stories. */
export const feedFiles = { rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json' } as const;
export type FeedFormat = keyof typeof feedFiles;
export const feedTypes = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const satisfies Record<FeedFormat, string>;

/** The routes whose pages have feeds of their own, by slug. */
const feedRoutes = { topic: 'topic', author: 'author_profile', tag: 'tag' } as const;
type FeedKind = keyof typeof feedRoutes;

/** The page that lists the stories of the feed. */
export function feedPage({ kind, slug }: FeedEndpoint): string {
  return kind === 'listing' ? `/${slug}/` : pathFor(feedRoutes[kind], { slug });
}

/** `/topic/security/rss.xml` */
export function feedPath(endpoint: FeedEndpoint, format: FeedFormat): string {
  return `${feedPage(endpoint)}${feedFiles[format]}`;
}

/** Which feed a path names; undefined for all other paths, because pages share its prefixes. */
export function parseFeedPath(path: string): { endpoint: FeedEndpoint; format: FeedFormat } | undefined {
  const start = path.lastIndexOf('/') + 1;
  const file = path.slice(start);
  const format = (Object.keys(feedFiles) as FeedFormat[]).find((name) => feedFiles[name] === file);
  if (!format) return undefined;
  const page = path.slice(0, start);
  const endpoint = endpointOf(page);
  return endpoint && { endpoint, format };
}

function endpointOf(page: string): FeedEndpoint | undefined {
  const listing = feedListings.find((name) => page === `/${name}/`);
  if (listing) return { kind: 'listing', slug: listing };
  const segments = segmentsOf(page) ?? [];
  for (const kind of Object.keys(feedRoutes) as FeedKind[]) {
    const slug = matchPattern(routePatterns[feedRoutes[kind]], segments)?.params.slug;
    // The first page of a list only.
    if (slug && feedPage({ kind, slug }) === page) return { kind, slug };
  }
  return undefined;
}

/** Feeds of the feeds call, `/feed/topic-security/`, and the parameters that choose a part of them. */
export const feedCallPrefix = '/feed/';
export const feedCallQueryNames = ['offset', 'limit'] as const;
