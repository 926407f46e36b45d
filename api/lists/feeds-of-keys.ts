import { type FeedEndpoint, feedListings } from '#content/rules/feed-endpoint.ts';
import type { Directory } from '../memory/directory.ts';
import { keys } from './surrogate-keys.ts';

/** The feeds that show something with one of these keys. */
export function feedsOfKeys(changed: Iterable<string>, directory: Directory): FeedEndpoint[] {
  const known = new Set(changed);
  return [
    ...feedListings
      .filter((slug) => known.has(keys.listing(slug)))
      .map((slug) => ({ kind: 'listing' as const, slug })),
    ...[...directory.topics.values()]
      .filter(({ n }) => known.has(keys.topic(n)))
      .map(({ slug }) => ({ kind: 'topic' as const, slug })),
    ...[...directory.authorsBySlug]
      .filter(([, authors]) => authors.some(({ n }) => known.has(keys.author(n))))
      .map(([slug]) => ({ kind: 'author' as const, slug })),
    ...[...directory.tags.keys()]
      .filter((slug) => known.has(keys.tag(slug)))
      .map((slug) => ({ kind: 'tag' as const, slug })),
  ];
}
