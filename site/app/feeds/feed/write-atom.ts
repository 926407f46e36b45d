import { element, escapeXml, textElement, xmlHead } from '../xml.ts';
import type { Feed, FeedItem } from './feed.ts';

export function writeAtom(feed: Feed): string {
  const link = (rel: string, href: string | undefined, type?: string) =>
    href ? element('link', { rel, href, type }) : '';
  const written = element(
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language },
    textElement('id', feed.pageUrl),
    textElement('title', feed.title),
    textElement('subtitle', feed.description),
    textElement('updated', feed.updated),
    link('self', feed.selfUrl, 'application/atom+xml'),
    link('alternate', feed.pageUrl, 'text/html'),
    link('next', feed.nextUrl, 'application/atom+xml'),
    ...feed.hubs.map((hub) => link('hub', hub)),
    // Entries without an author of their own have this one.
    element('author', {}, textElement('name', feed.siteName), textElement('uri', `${feed.siteUrl}/`)),
    textElement('generator', 'Neutron'),
    ...feed.items.map(entry),
  );
  return `${xmlHead}${written}\n`;
}

function entry(story: FeedItem): string {
  return element(
    'entry',
    {},
    textElement('id', story.id),
    textElement('title', story.title),
    element('link', { rel: 'alternate', href: story.url, type: 'text/html' }),
    story.video ? element('link', { rel: 'enclosure', href: story.video.url, type: story.video.type }) : '',
    textElement('published', story.published),
    textElement('updated', story.updated),
    ...story.authors.map(({ name, url }) =>
      element('author', {}, textElement('name', name), textElement('uri', url)),
    ),
    ...story.categories.map((term) => element('category', { term })),
    textElement('summary', story.summary),
    story.html ? element('content', { type: 'html' }, escapeXml(story.html)) : '',
  );
}
