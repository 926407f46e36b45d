/** Lists with a feed of their own; the names are those of their pages. */
export const feedListings = [
  'latest',
  'news',
  'reviews',
  'best-products',
  'deals',
  'how-to',
  'in-depth',
  'product-comparisons',
  'product-spotlights',
  'pictures',
  'video',
] as const;
type FeedListing = (typeof feedListings)[number];

export type FeedEndpoint =
  | { kind: 'listing'; slug: FeedListing }
  | { kind: 'topic' | 'author' | 'tag'; slug: string };

const narrow = ['topic', 'author', 'tag'] as const;

/** Any list with a name, `topic-{slug}`, `author-{slug}` or `tag-{slug}`; anything else has no feed. */
export function parseFeedName(endpoint: string): FeedEndpoint | undefined {
  const listing = feedListings.find((known) => known === endpoint);
  if (listing) return { kind: 'listing', slug: listing };
  const kind = narrow.find((known) => endpoint.startsWith(`${known}-`));
  const slug = kind ? endpoint.slice(kind.length + 1) : '';
  return kind && slug ? { kind, slug } : undefined;
}

const endpoints: readonly string[] = ['latest', 'news', 'reviews', 'video'];

/** What the feeds call takes: `latest`, `news`, `reviews`, `videos` or `topic-{slug}`. */
export function parseFeedEndpoint(endpoint: string): FeedEndpoint | undefined {
  const found = parseFeedName(endpoint === 'videos' ? 'video' : endpoint === 'video' ? '' : endpoint);
  const isTaken = found?.kind === 'listing' ? endpoints.includes(found.slug) : found?.kind === 'topic';
  return isTaken ? found : undefined;
}

export function feedName({ kind, slug }: FeedEndpoint): string {
  return kind === 'listing' ? slug : `${kind}-${slug}`;
}
