import { feedMaxAgeSeconds } from '#content/limits.ts';
import { cdata, element, textElement, xmlHead } from '../xml.ts';
import type { Feed, FeedItem } from './feed.ts';

const namespaces = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
};

/** RFC 822 as RSS wants it: a four-digit year, and GMT by name. */
const rfc822 = (date: string) => new Date(date).toUTCString();

export function writeRss(feed: Feed): string {
  const link = (rel: string, href: string | undefined, type?: string) =>
    href ? element('atom:link', { rel, href, type }) : '';
  const channel = element(
    'channel',
    {},
    textElement('title', feed.title),
    textElement('link', feed.pageUrl),
    textElement('description', feed.description),
    textElement('language', feed.language),
    textElement('lastBuildDate', rfc822(feed.updated)),
    textElement('generator', 'Neutron'),
    textElement('ttl', String(Math.ceil(feedMaxAgeSeconds / 60))),
    link('self', feed.selfUrl, 'application/rss+xml'),
    link('next', feed.nextUrl, 'application/rss+xml'),
    ...feed.hubs.map((hub) => link('hub', hub)),
    ...feed.items.map(item),
  );
  return `${xmlHead}${element('rss', { version: '2.0', ...namespaces }, channel)}\n`;
}

function item(story: FeedItem): string {
  return element(
    'item',
    {},
    textElement('title', story.title),
    textElement('link', story.url),
    textElement('guid', story.id, { isPermaLink: 'false' }),
    textElement('pubDate', rfc822(story.published)),
    ...story.authors.map(({ name }) => textElement('dc:creator', name)),
    ...story.categories.map((name) => textElement('category', name)),
    textElement('description', story.summary),
    story.html ? element('content:encoded', {}, cdata(story.html)) : '',
    enclosure(story),
    ...media(story),
  );
}

/** One file per story, as RSS 2.0 has it. The length of a file that is made on request is not known: 0 says so. */
function enclosure({ video, picture }: FeedItem): string {
  const { url, type } = video ?? picture ?? {};
  return url && type ? element('enclosure', { url, type, length: 0 }) : '';
}

function media({ picture, video, title }: FeedItem): string[] {
  const thumbnail = picture ? element('media:thumbnail', { url: picture.url }) : '';
  if (video) {
    const attributes = {
      url: video.url,
      type: video.type,
      medium: 'video',
      duration: seconds(video.seconds),
    };
    return [element('media:content', attributes, textElement('media:title', title), thumbnail)];
  }
  if (!picture) return [];
  return [
    element(
      'media:content',
      { url: picture.url, medium: 'image' },
      textElement('media:title', title),
      textElement('media:description', picture.caption ?? picture.alt),
      textElement('media:credit', picture.credit),
    ),
    thumbnail,
  ];
}

const seconds = (duration: number | undefined) => (duration ? Math.round(duration) : undefined);
