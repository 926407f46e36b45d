import { urlsPerFile } from '#content/rules/sitemap/sitemap-parts.ts';
import type { SitemapFile } from '#content/rules/sitemap/sitemap-path.ts';
import type { FeedContext } from '../feed-context.ts';
import { feedResponse, problem } from '../feed-response.ts';
import { readSitemap, requestSitemap } from '../sitemap/read-sitemap.ts';
import { writeSitemap, writeSitemapIndex } from '../sitemap/write-sitemap.ts';

const type = 'application/xml';

export async function sitemapFile(file: SitemapFile, context: FeedContext): Promise<Response> {
  switch (file.kind) {
    case 'index':
      return index('/sitemaps/', context);
    case 'small':
      return small(file.slug, context);
    case 'stories':
      return stories(file, context);
  }
}

/** All sitemap files, or those below one path: an index may not name other indexes. */
async function index(below: string, { client, siteUrl }: FeedContext): Promise<Response> {
  const keys: string[] = [];
  const { data } = await client.request(
    'sitemapIndex',
    {},
    { onSurrogateKeys: (found) => keys.push(...found) },
  );
  const files = data.items.filter(({ url }) => url.startsWith(below));
  return feedResponse(writeSitemapIndex(files, siteUrl), { type, keys });
}

async function small(slug: string, context: FeedContext): Promise<Response> {
  const keys: string[] = [];
  const { data } = await requestSitemap(
    context.client,
    { slug, span: {} },
    {},
    { onSurrogateKeys: (found) => keys.push(...found) },
  );
  let written = '';
  for await (const piece of writeSitemap([data.items], { ...context, isNews: slug === 'news' }))
    written += piece;
  return feedResponse(written, { type, keys });
}

/**
 * A month, a day or a page of one, written while it is read. Its ETag comes from the counts of its days, so a
 * conditional request is answered without reading any entries.
 */
async function stories(
  { slug, span, page }: Extract<SitemapFile, { kind: 'stories' }>,
  context: FeedContext,
): Promise<Response> {
  const most = urlsPerFile(slug);
  const path = ['/sitemaps', slug, span.year, span.month, span.day].filter(Boolean).join('/');
  if (span.month === undefined) return index(`${path}/`, context);
  const keys: string[] = [];
  const read = { slug, span, offset: (page - 1) * most, most };
  const first = await requestSitemap(
    context.client,
    read,
    { offset: read.offset },
    { onSurrogateKeys: (found) => keys.push(...found) },
  );
  const { total, version } = first.data;
  if (span.day === undefined && total > most) return index(`${path}/`, context);
  if (page > 1 && read.offset >= total) return problem(404);
  const written = writeSitemap(readSitemap(context.client, read, first), context);
  return feedResponse(streamOf(written), { type, keys, headers: { etag: `W/"${version}"` } });
}

function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      async pull(controller) {
        const { value, done } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    // Nothing is read before the response is consumed.
    { highWaterMark: 0 },
  );
}
