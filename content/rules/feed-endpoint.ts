export type FeedEndpoint =
  | { kind: 'latest' | 'news' | 'reviews' | 'videos' }
  | { kind: 'topic'; slug: string };

const named = ['latest', 'news', 'reviews', 'videos'] as const;

/** `latest`, `news`, `reviews`, `videos` or `topic-{slug}`; anything else is no feed. */
export function parseFeedEndpoint(endpoint: string): FeedEndpoint | undefined {
  const kind = named.find((name) => name === endpoint);
  if (kind) return { kind };
  const slug = endpoint.startsWith('topic-') ? endpoint.slice('topic-'.length) : '';
  return slug ? { kind: 'topic', slug } : undefined;
}
