import { pathFor } from './route-paths.ts';

/** The tabs of the topic listing, in their order. */
export const topicListingTabs = [
  { label: 'A-C', slug: 'a-c' },
  { label: 'D-G', slug: 'd-g' },
  { label: 'H-M', slug: 'h-m' },
  { label: 'N-R', slug: 'n-r' },
  { label: 'S-Z', slug: 's-z' },
  { label: '0-9', slug: '0-9' },
  { label: 'Latest', slug: 'latest' },
  { label: 'Special Features', slug: 'special-features' },
] as const;
export type TopicListingSlug = (typeof topicListingTabs)[number]['slug'];

export function isTopicListingSlug(slug: string): slug is TopicListingSlug {
  return topicListingTabs.some((tab) => tab.slug === slug);
}

/** The Latest tab is the landing page of topics. */
export function topicListingPath(slug: TopicListingSlug): string {
  return slug === 'latest' ? pathFor('topics_door') : pathFor('topic-listing', { slug });
}

/** Whether a topic's name belongs under an alphabet tab. */
export function isUnderTab(name: string, slug: TopicListingSlug): boolean {
  const [from, to, rest] = slug.split('-');
  if (!from || !to || from.length > 1 || rest !== undefined) return false;
  const first = name.trim().slice(0, 1).toLowerCase();
  return first >= from && first <= to;
}
