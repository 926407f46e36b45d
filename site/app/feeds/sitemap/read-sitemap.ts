import type { SitemapEntry } from '#content/calls/sitemaps.ts';
import { sitemapPageUrls } from '#content/limits.ts';
import type { SitemapSpan } from '#content/rules/sitemap/sitemap-span.ts';
import type { ContentClient, RequestOptions } from '../../content-client/client.ts';
import type { DatedAnswer, FeedAnswers } from '../feed-client.ts';

interface SitemapRead {
  slug: string;
  span: SitemapSpan;
  offset: number;
  /** How many URLs the file may hold. */
  most: number;
}

/** The call of a span: a whole sitemap, or a year, a month or a day of it. */
export function requestSitemap(
  client: ContentClient<FeedAnswers>,
  { slug, span }: Pick<SitemapRead, 'slug' | 'span'>,
  query: { offset?: number; limit?: number; after?: string | undefined },
  options?: RequestOptions,
): Promise<DatedAnswer> {
  const { year, month, day } = span;
  const values = { slug, ...query };
  if (day !== undefined) return client.request('sitemapDay', { ...values, year, month, day }, options);
  if (month !== undefined) return client.request('sitemapMonth', { ...values, year, month }, options);
  if (year !== undefined) return client.request('sitemapYear', { ...values, year }, options);
  return client.request('sitemap', values, options);
}

/** The rest of a file after its first part; each part is requested when the last one is written. */
export async function* readSitemap(
  client: ContentClient<FeedAnswers>,
  read: SitemapRead,
  first: DatedAnswer,
): AsyncGenerator<readonly SitemapEntry[]> {
  let answer = first;
  for (let left = read.most; left > 0; ) {
    const items = answer.data.items.slice(0, left);
    yield items;
    left -= items.length;
    const after = new URLSearchParams(answer.links.next?.split('?')[1]).get('after') ?? undefined;
    if (!after || left <= 0) return;
    answer = await requestSitemap(client, read, { limit: sitemapPageUrls, after });
  }
}
