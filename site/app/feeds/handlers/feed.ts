import { feedItemsMost } from '#content/limits.ts';
import { type FeedEndpoint, feedName } from '#content/rules/feed-endpoint.ts';
import { type FeedFormat, feedPage, feedPath, feedTypes } from '#content/rules/feed-path.ts';
import { type Feed, feedOf } from '../feed/feed.ts';
import { writeAtom } from '../feed/write-atom.ts';
import { writeJsonFeed } from '../feed/write-json-feed.ts';
import { writeRss } from '../feed/write-rss.ts';
import type { FeedContext } from '../feed-context.ts';
import { feedResponse, problem } from '../feed-response.ts';

const writers: Readonly<Record<FeedFormat, (feed: Feed) => string>> = {
  rss: writeRss,
  atom: writeAtom,
  json: writeJsonFeed,
};

/** `/topic/security/rss.xml`: the newest stories of a list. */
export async function feedFile(
  endpoint: FeedEndpoint,
  format: FeedFormat,
  context: FeedContext,
): Promise<Response> {
  return writeFeed(endpoint, format, feedPath(endpoint, format), {}, context);
}

const wholeNumber = /^\d{1,6}$/;

/** `/feed/latest/?offset=20&limit=10`: any part of a list. */
export async function feedOfCall(
  name: string,
  endpoint: FeedEndpoint,
  query: URLSearchParams,
  context: FeedContext,
): Promise<Response> {
  const [offset = '0', limit = '20'] = [query.get('offset') ?? undefined, query.get('limit') ?? undefined];
  if (!wholeNumber.test(offset) || !wholeNumber.test(limit) || Number(limit) < 1) return problem(400);
  const part = { offset: Number(offset), limit: Math.min(Number(limit), feedItemsMost) };
  const self = `/feed/${name}/${query.size > 0 ? `?offset=${part.offset}&limit=${part.limit}` : ''}`;
  return writeFeed(endpoint, 'rss', self, part, context);
}

async function writeFeed(
  endpoint: FeedEndpoint,
  format: FeedFormat,
  self: string,
  part: { offset?: number; limit?: number },
  context: FeedContext,
): Promise<Response> {
  const keys: string[] = [];
  const { data } = await context.client.request(
    'syndication',
    { endpoint: feedName(endpoint), ...part },
    { onSurrogateKeys: (found) => keys.push(...found) },
  );
  const { limit, offset, total } = data.paging;
  const next =
    self.startsWith('/feed/') && offset + limit < total
      ? `${self.split('?')[0]}?offset=${offset + limit}&limit=${limit}`
      : undefined;
  const feed = feedOf(data, { page: feedPage(endpoint), self, next }, context, context.now());
  return feedResponse(writers[format](feed), {
    type: feedTypes[format],
    keys,
    headers: { link: links(feed) },
  });
}

/** Link header for WebSub: the hub, and this feed's own URL. */
function links({ selfUrl, hubs }: Feed): string {
  return [`<${selfUrl}>; rel="self"`, ...hubs.map((hub) => `<${hub}>; rel="hub"`)].join(', ');
}
