import { type FeedEndpoint, feedListings } from './feed-endpoint.ts';

/** The file a feed is found under, below the address of the page that lists the same stories. */
export const feedFiles = { rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json' } as const;
export type FeedFormat = keyof typeof feedFiles;
export const feedTypes = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const satisfies Record<FeedFormat, string>;

const families = { topic: 'topic', author: 'meet-the-team', tag: 'tags' } as const;
const slugShape = /^[a-z0-9][a-z0-9._~-]{0,199}$/i;

/** The page that shows what the feed tells. */
export function feedPage({ kind, slug }: FeedEndpoint): string {
  return kind === 'listing' ? `/${slug}/` : `/${families[kind]}/${slug}/`;
}

/** `/topic/security/rss.xml` */
export function feedPath(endpoint: FeedEndpoint, format: FeedFormat): string {
  return `${feedPage(endpoint)}${feedFiles[format]}`;
}

/** Which feed a path names, or nothing: pages share its prefixes, and what is no feed is left to them. */
export function parseFeedPath(path: string): { endpoint: FeedEndpoint; format: FeedFormat } | undefined {
  const [, first = '', ...rest] = path.split('/');
  const file = rest.at(-1) ?? '';
  const format = (Object.keys(feedFiles) as FeedFormat[]).find((name) => feedFiles[name] === file);
  if (!format) return undefined;
  const listing = feedListings.find((name) => name === first);
  if (listing && rest.length === 1) return { endpoint: { kind: 'listing', slug: listing }, format };
  const kind = (Object.keys(families) as (keyof typeof families)[]).find((name) => families[name] === first);
  const [slug = ''] = rest;
  return kind && rest.length === 2 && slugShape.test(slug) ? { endpoint: { kind, slug }, format } : undefined;
}
