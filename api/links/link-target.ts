import type { StoryType } from '#content/entities/story-types.ts';
import { verticalTopics } from '#content/limits.ts';
import { parseFeedPath } from '#content/rules/feed-path.ts';
import { type RouteName, routePatterns } from '#content/rules/route-paths.ts';

type LinkTarget =
  | { kind: 'story'; type: StoryType; slug: string }
  | { kind: 'topic' | 'tag' | 'author' | 'text'; slug: string }
  | { kind: 'fixed' }
  | { kind: 'unknown' };

/** What the last or first word of a path names, by the name of its route. */
const storyRoutes: Readonly<Partial<Record<RouteName, StoryType>>> = {
  article: 'article',
  'sponsored-article': 'article',
  'article-topic-longform': 'article',
  review: 'review',
  gallery: 'gallery',
  video: 'video',
  'video-share': 'video',
  'sponsored-video': 'video',
  collection: 'collection',
  feature: 'feature',
  'sem-landing': 'feature',
};
const otherRoutes: Readonly<Partial<Record<RouteName, 'topic' | 'tag' | 'author'>>> = {
  topic: 'topic',
  tag: 'tag',
  author_profile: 'author',
};

/** `video-share` → `video/share/`: what a route's paths begin with. */
const prefixOf = (name: RouteName) => routePatterns[name].slice(1).split('{', 1)[0] ?? '';

/** Routes with a word in their path, the longest beginning first. */
const namedRoutes = (Object.keys(routePatterns) as RouteName[])
  .filter((name) => routePatterns[name].includes('{slug') && prefixOf(name) !== '')
  .map((name) => ({ name, prefix: prefixOf(name) }))
  .toSorted((one, other) => other.prefix.length - one.prefix.length);

/** Pages that a publisher may leave out: there is no starter text for them. */
const textRoutes: ReadonlyMap<string, string> = new Map([[prefixOf('blog'), 'blog']]);

const hasNoWord = (name: RouteName) => /^[^{]*(\{pageNumber\?\}\/)?$/.test(routePatterns[name]);
const names = (Object.keys(routePatterns) as RouteName[]).filter((name) => prefixOf(name) !== '');
/** Pages without a word of their own; some have a number. */
const plainPages = names.filter(hasNoWord).map(prefixOf);
/** What others begin with, and pages and files of the site that are no routes of it. */
const prefixes = names.filter((name) => !hasNoWord(name)).map(prefixOf);
const otherPaths = ['sitemaps/', 'sitemap.xml/', 'feed/', 'sign-in/', 'llms.txt/', 'uploads/', 'media/'];
const pathBelow = (segments: readonly string[]) => segments.map((segment) => `${segment}/`).join('');
const isNumber = (text: string) => /^\d+$/.test(text);

/** What an address of our own site must find; addresses of others are theirs. */
export function linkTarget(href: string): LinkTarget {
  if (!href.startsWith('/') || href.startsWith('//')) return { kind: 'fixed' };
  const [path = ''] = href.split(/[?#]/, 1);
  const feed = parseFeedPath(path);
  if (feed) return feed.endpoint.kind === 'listing' ? { kind: 'fixed' } : feed.endpoint;
  const segments = path.split('/').filter((segment) => segment !== '');
  const [first = ''] = segments;
  if (verticalTopics.some((slug) => slug === first) && segments.length > 1)
    return { kind: 'story', type: 'article', slug: segments.at(-1) ?? '' };
  const below = pathBelow(segments);
  const text = textRoutes.get(below);
  if (text !== undefined) return { kind: 'text', slug: text };
  const isKnown =
    below === '' ||
    plainPages.includes(below) ||
    (isNumber(segments.at(-1) ?? '') && plainPages.includes(pathBelow(segments.slice(0, -1)))) ||
    [...prefixes, ...otherPaths].some((prefix) => below.startsWith(prefix));
  return namedTarget(below) ?? { kind: isKnown ? 'fixed' : 'unknown' };
}

/** `path` has no first slash and ends with one. */
function namedTarget(path: string): LinkTarget | undefined {
  const route = namedRoutes.find(({ prefix }) => path.startsWith(prefix));
  if (!route) return undefined;
  const words = path
    .slice(route.prefix.length)
    .split('/')
    .filter((segment) => segment !== '' && !isNumber(segment));
  const [word] = words;
  if (word === undefined) return undefined;
  const type = storyRoutes[route.name];
  if (type) return { kind: 'story', type, slug: words.at(-1) ?? word };
  const other = otherRoutes[route.name];
  return other && { kind: other, slug: word };
}

/** The addresses written into HTML that was already made safe. */
export function linksIn(html: string): string[] {
  return [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}
