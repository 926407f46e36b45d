import { parseFeedEndpoint } from '#content/rules/feed-endpoint.ts';
import { feedCallPrefix, feedPath, parseFeedPath } from '#content/rules/feed-path.ts';
import { parseSitemapPath } from '#content/rules/sitemap/sitemap-path.ts';
import { messageOf, statusOf } from '../site-error.ts';
import type { FeedContext } from './feed-context.ts';
import { movedAnswer, problem } from './feed-response.ts';
import { appleNews } from './handlers/apple-news.ts';
import { feedFile, feedOfCall } from './handlers/feed.ts';
import { markdown } from './handlers/markdown.ts';
import { sitemapFile } from './handlers/sitemap.ts';
import { urlGenerator } from './handlers/url-generator.ts';
import { pageOfAlternate } from './story/markdown-alternate.ts';

type Answer = (context: FeedContext) => Promise<Response>;

/**
 * The handler of a feed path; undefined for others, because pages share these prefixes.
 * @example feedFor(new URL('https://w.example/news/')) // → undefined
 */
function feedFor(url: URL): Answer | undefined {
  const { pathname, searchParams } = url;
  const file = parseFeedPath(pathname);
  if (file) return (context) => feedFile(file.endpoint, file.format, context);
  const [, first = '', second = '', ...rest] = pathname.split('/');
  if (pathname.startsWith(feedCallPrefix)) return feedPrefix(second, rest, searchParams);
  // Where tools look when robots.txt names none.
  if (pathname === '/sitemap.xml') return (context) => sitemapFile({ kind: 'index' }, context);
  if (first === 'sitemaps') {
    const sitemap = parseSitemapPath(pathname);
    return sitemap && ((context) => sitemapFile(sitemap, context));
  }
  if (first === 'apple-news' && rest.length <= 1 && !rest[0]) return (context) => appleNews(second, context);
  if (first === 'api' && second === 'urlgenerator') return (context) => urlGenerator(rest, context);
  const page = pageOfAlternate(pathname);
  return page === undefined ? undefined : markdown(page);
}

function feedPrefix(name: string, rest: readonly string[], query: URLSearchParams): Answer | undefined {
  // Where readers of other systems have looked for a feed for twenty years.
  if (!name) return async () => movedAnswer(feedPath({ kind: 'listing', slug: 'latest' }, 'rss'));
  const endpoint = rest.length === 1 && !rest[0] ? parseFeedEndpoint(name) : undefined;
  return endpoint && ((context) => feedOfCall(name, endpoint, query, context));
}

/** The response to a feed path, with plain-text errors; undefined for a path that belongs to a page. */
export async function handleFeed(url: URL, context: FeedContext): Promise<Response | undefined> {
  const answer = feedFor(url);
  if (!answer) return undefined;
  try {
    return await answer(context);
  } catch (error) {
    const status = statusOf(error);
    if (status !== 404)
      context.log.error('A feed was not written', { error: messageOf(error), path: url.pathname });
    return problem(status, url.pathname.startsWith('/api/'));
  }
}
