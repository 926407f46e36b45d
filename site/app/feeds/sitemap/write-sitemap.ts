import type { SitemapEntry } from '#content/calls/sitemaps.ts';
import type { Publication } from '#content/publication/schema.ts';
import { absoluteUrl } from '../../seo/absolute-url.ts';
import { element, textElement, xmlHead } from '../xml.ts';

const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const extensions = {
  'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
  'xmlns:video': 'http://www.google.com/schemas/sitemap-video/1.1',
  'xmlns:news': 'http://www.google.com/schemas/sitemap-news/0.9',
};
const named = Object.entries({ xmlns: protocol, ...extensions })
  .map(([name, value]) => ` ${name}="${value}"`)
  .join('');

interface SitemapFacts {
  siteUrl: string;
  publication: Pick<Publication, 'brand' | 'locales'>;
  /** Entries are news and get the news extension. */
  isNews?: boolean;
}

/** A file in chunks: entries are written as they are read, and none are buffered. */
export async function* writeSitemap(
  parts: AsyncIterable<readonly SitemapEntry[]> | Iterable<readonly SitemapEntry[]>,
  facts: SitemapFacts,
): AsyncGenerator<string> {
  yield `${xmlHead}<urlset${named}>\n`;
  for await (const entries of parts) {
    const lines = entries.map((entry) => `${url(entry, facts)}\n`).join('');
    if (lines) yield lines;
  }
  yield '</urlset>\n';
}

export function writeSitemapIndex(
  files: readonly Pick<SitemapEntry, 'url' | 'lastModified'>[],
  siteUrl: string,
): string {
  const lines = files.map(({ url, lastModified }) =>
    element(
      'sitemap',
      {},
      textElement('loc', absoluteUrl(url, siteUrl)),
      textElement('lastmod', lastModified),
    ),
  );
  return `${xmlHead}<sitemapindex xmlns="${protocol}">\n${lines.join('\n')}\n</sitemapindex>\n`;
}

function url(entry: SitemapEntry, facts: SitemapFacts): string {
  const { siteUrl } = facts;
  return element(
    'url',
    {},
    textElement('loc', absoluteUrl(entry.url, siteUrl)),
    textElement('lastmod', entry.lastModified),
    ...(entry.images ?? []).map((image) =>
      element('image:image', {}, textElement('image:loc', absoluteUrl(image, siteUrl))),
    ),
    videoElement(entry, siteUrl),
    facts.isNews ? news(entry, facts) : '',
  );
}

/** Empty when a required field is missing: search engines reject incomplete video entries. */
function videoElement({ video, published }: SitemapEntry, siteUrl: string): string {
  if (!video?.thumbnail || !video.source) return '';
  const seconds = Math.round(video.seconds ?? 0);
  return element(
    'video:video',
    {},
    textElement('video:thumbnail_loc', absoluteUrl(video.thumbnail, siteUrl)),
    textElement('video:title', video.title.slice(0, 100)),
    textElement('video:description', video.description.slice(0, 2048)),
    textElement('video:content_loc', absoluteUrl(video.source, siteUrl)),
    seconds >= 1 && seconds <= 28_800 ? textElement('video:duration', String(seconds)) : '',
    textElement('video:publication_date', published),
    textElement('video:family_friendly', 'yes'),
  );
}

function news({ title, published }: SitemapEntry, { publication }: SitemapFacts): string {
  const { brand, locales } = publication;
  const language = (locales[0]?.language ?? 'en').split('-')[0];
  return element(
    'news:news',
    {},
    element(
      'news:publication',
      {},
      textElement('news:name', brand.name),
      textElement('news:language', language),
    ),
    textElement('news:publication_date', published),
    textElement('news:title', title),
  );
}
