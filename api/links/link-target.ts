import type { StoryType } from '#content/entities/story-types.ts';
import { verticalTopics } from '#content/limits.ts';
import { parseFeedPath } from '#content/rules/feed-path.ts';
import { routePatterns } from '#content/rules/route-paths.ts';

export type LinkTarget =
  | { kind: 'story'; type: StoryType; slug: string }
  | { kind: 'topic' | 'tag' | 'author'; slug: string }
  | { kind: 'fixed' }
  | { kind: 'unknown' };

/** First segments under which the last segment is a story's slug. */
const storyHandlers: Readonly<Record<string, StoryType>> = {
  article: 'article',
  product: 'review',
  pictures: 'gallery',
  video: 'video',
  collection: 'collection',
  feature: 'feature',
  landing: 'feature',
  'in-depth': 'article',
};
const otherHandlers: Readonly<Record<string, 'topic' | 'tag' | 'author'>> = {
  topic: 'topic',
  tags: 'tag',
  'meet-the-team': 'author',
};
const fixedHandlers = new Set(
  Object.values(routePatterns)
    .map((pattern) => pattern.split('/')[1] ?? '')
    .filter((name) => !name.startsWith('{')),
);
const isNumber = (text: string) => /^\d+$/.test(text);

/** What an address of our own site must find; addresses of others are theirs. */
export function linkTarget(href: string): LinkTarget {
  if (!href.startsWith('/') || href.startsWith('//')) return { kind: 'fixed' };
  const [path = ''] = href.split(/[?#]/, 1);
  const feed = parseFeedPath(path);
  if (feed) return feed.endpoint.kind === 'listing' ? { kind: 'fixed' } : feed.endpoint;
  const segments = path.split('/').filter((segment) => segment !== '');
  const [first = '', second = ''] = segments;
  if (first === 'paid-content' || (first === 'video' && second === 'share'))
    return { kind: 'story', type: second === 'article' ? 'article' : 'video', slug: segments.at(-1) ?? '' };
  if (verticalTopics.some((slug) => slug === first) && segments.length > 1)
    return { kind: 'story', type: 'article', slug: segments.at(-1) ?? '' };
  const words = segments.slice(1).filter((segment) => !isNumber(segment));
  const type = storyHandlers[first];
  if (type && words.length > 0) return { kind: 'story', type, slug: words.at(-1) ?? '' };
  const other = otherHandlers[first];
  if (other && words.length > 0 && words[0] !== 'listing') return { kind: other, slug: words[0] ?? '' };
  return fixedHandlers.has(first) ? { kind: 'fixed' } : { kind: 'unknown' };
}

/** The addresses written into HTML that was already made safe. */
export function linksIn(html: string): string[] {
  return [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}
