import type { Publication } from '#content/publication.ts';
import { parseFeedEndpoint } from '#content/rules/feed-endpoint.ts';
import { parseFeedPath } from '#content/rules/feed-path.ts';
import { parseSitemapPath } from '#content/rules/sitemap/sitemap-path.ts';
import type { ContentClient } from '../content-client/client.ts';
import type { Log } from '../log.ts';
import { messageOf, statusOf } from '../site-error.ts';
import type { FeedAnswers } from './feed-client.ts';
import { movedAnswer, problem } from './feed-response.ts';
import { appleNews } from './handlers/apple-news.ts';
import { feedFile, feedOfCall } from './handlers/feed.ts';
import { markdown } from './handlers/markdown.ts';
import { sitemapFile } from './handlers/sitemap.ts';
import { urlGenerator } from './handlers/url-generator.ts';
import { pageOfAlternate } from './story/markdown-alternate.ts';

/** What every answer without React is made with. */
export interface FeedContext {
  client: ContentClient<FeedAnswers>;
  publication: Publication;
  siteUrl: string;
  now: () => Date;
  log: Log;
}

type Answer = (kit: FeedContext) => Promise<Response>;

/**
 * Whose path it is: these prefixes are shared with pages, so a path that is none of ours is left to them.
 * @example feedFor(new URL('https://w.example/news/')) // → undefined
 */
export function feedFor(url: URL): Answer | undefined {
  const { pathname, searchParams } = url;
  const file = parseFeedPath(pathname);
  if (file) return (kit) => feedFile(file.endpoint, file.format, kit);
  const [, first = '', second = '', ...rest] = pathname.split('/');
  if (first === 'feed') return feedPrefix(second, rest, searchParams);
  if (first === 'sitemaps') {
    const sitemap = parseSitemapPath(pathname);
    return sitemap && ((kit) => sitemapFile(sitemap, kit));
  }
  if (first === 'apple-news' && rest.length <= 1 && !rest[0]) return (kit) => appleNews(second, kit);
  if (first === 'api' && second === 'urlgenerator') return (kit) => urlGenerator(rest, kit);
  const page = pageOfAlternate(pathname);
  return page === undefined ? undefined : markdown(page);
}

function feedPrefix(name: string, rest: readonly string[], query: URLSearchParams): Answer | undefined {
  // Where readers of other systems have looked for a feed for twenty years.
  if (!name) return async () => movedAnswer('/latest/rss.xml');
  const endpoint = rest.length === 1 && !rest[0] ? parseFeedEndpoint(name) : undefined;
  return endpoint && ((kit) => feedOfCall(name, endpoint, query, kit));
}

/** The answer to a path of ours, with failures told in plain words; nothing for a path that is a page's. */
export async function answerFeeds(url: URL, kit: FeedContext): Promise<Response | undefined> {
  const answer = feedFor(url);
  if (!answer) return undefined;
  try {
    return await answer(kit);
  } catch (error) {
    const status = statusOf(error);
    if (status !== 404)
      kit.log.error('A feed was not written', { error: messageOf(error), path: url.pathname });
    return problem(status, url.pathname.startsWith('/api/'));
  }
}
