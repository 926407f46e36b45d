import type { SitemapEntry } from '#content/calls/sitemaps.ts';
import { feedListings } from '#content/rules/feed-endpoint.ts';
import { pathFor, type RouteName } from '#content/rules/route-paths.ts';
import type { Directory } from '../memory/directory.ts';

export function topicEntries({ topics }: Directory): SitemapEntry[] {
  return [...topics.keys()].map((slug) => ({ url: pathFor('topic', { slug }) }));
}

export function authorEntries({ authorsBySlug }: Directory): SitemapEntry[] {
  return [...authorsBySlug.keys()].map((slug) => ({ url: pathFor('author_profile', { slug }) }));
}

const handlers: readonly RouteName[] = [
  'front-door',
  'topics_door',
  'meet-the-team',
  'newsletters',
  'innovation-index',
  'about',
  'editorial_guidelines',
  'sitemap',
  'rssfeeds',
];

/** Pages that are there whatever is published. */
export function pageEntries(): SitemapEntry[] {
  const urls = [
    ...handlers.map((name) => pathFor(name as 'about')),
    ...feedListings.map((name) => `/${name}/`),
  ];
  return urls.map((url) => ({ url }));
}
