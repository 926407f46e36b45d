import type { IncomingPicture } from '#content/incoming.ts';
import { htmlText } from '#content/rules/body/html-text.ts';
import { escapeText } from '#platform/escape-html.ts';
import { embedAt } from '../body/embed-at.ts';
import type { Parts } from '../body/parts.ts';
import { childText, type XmlElement } from '../files/xml-records.ts';
import { decodeEntities } from '../wordpress/decode-entities.ts';
import { paragraphs } from '../wordpress/paragraphs.ts';

/** An item of RSS 2.0 or an entry of Atom 1.0, the same for both. */
export interface FeedEntry {
  id: string;
  link: string;
  title: string;
  html: string;
  dek: string;
  published: string;
  updated: string;
  authors: string[];
  categories: string[];
  media: Medium[];
  isTooLarge: boolean;
}

interface Medium {
  kind: 'image' | 'audio' | 'video' | 'other';
  address: string;
  title: string;
  alt: string;
  /** For choosing the largest of several sizes. */
  width: number;
  durationSeconds: number;
}

const texts = (element: XmlElement, name: string) =>
  element.children
    .filter((child) => child.name === name && child.text.trim() !== '')
    .map(({ text }) => text.trim());

export function rssEntry(item: XmlElement): FeedEntry {
  const description = childText(item, 'description');
  const content = childText(item, 'content:encoded');
  const link = childText(item, 'link') || atomLink(item);
  return {
    id: childText(item, 'guid') || link,
    link,
    title: decodeEntities(childText(item, 'title')),
    html: content || withParagraphs(description),
    dek: content ? description : '',
    published: childText(item, 'pubDate') || childText(item, 'dc:date'),
    updated: childText(item, 'atom:updated') || childText(item, 'dcterms:modified'),
    authors: rssAuthors(item),
    categories: [...texts(item, 'category'), ...texts(item, 'dc:subject')],
    media: mediaOf(item),
    isTooLarge: item.isTooLarge === true,
  };
}

/** A description may be plain text with empty lines. */
const withParagraphs = (text: string) => (/<\w/.test(text) ? text : paragraphs(text));

/** `ann@example.com (Ann Bee)` is how RSS names an author; the e-mail address is not imported. */
function rssAuthors(item: XmlElement): string[] {
  const author = childText(item, 'author');
  const named = /\(([^()]+)\)/.exec(author)?.[1]?.trim() ?? (author.includes('@') ? '' : author);
  const spoken = childText(item, 'itunes:author');
  const creators = texts(item, 'dc:creator');
  return plainNames(creators.length > 0 || named ? [...creators, named] : [spoken]);
}

export function atomEntry(entry: XmlElement, feedAuthors: readonly string[]): FeedEntry {
  const content = textConstruct(entry.children.find(({ name }) => name === 'content'));
  const summary = textConstruct(entry.children.find(({ name }) => name === 'summary'));
  const link = atomLink(entry);
  const own = plainNames(
    entry.children.filter(({ name }) => name === 'author').map((author) => childText(author, 'name')),
  );
  return {
    id: childText(entry, 'id') || link,
    link,
    title: htmlText(textConstruct(entry.children.find(({ name }) => name === 'title'))),
    html: content || summary,
    dek: content ? htmlText(summary) : '',
    published: childText(entry, 'published') || childText(entry, 'updated'),
    updated: childText(entry, 'updated'),
    authors: own.length > 0 ? own : [...feedAuthors],
    categories: entry.children
      .filter(({ name, attributes }) => name === 'category' && (attributes.label || attributes.term))
      .map(({ attributes }) => attributes.label || attributes.term || ''),
    media: mediaOf(entry),
    isTooLarge: entry.isTooLarge === true,
  };
}

/** Atom says how a text is written: plain, as escaped HTML, or as XHTML. Always HTML here. */
function textConstruct(element: XmlElement | undefined): string {
  if (!element) return '';
  const { type = 'text' } = element.attributes;
  if (type === 'html' || type === 'xhtml' || type.startsWith('text/html')) return element.text.trim();
  return type === 'text' || type.startsWith('text/') ? escapeText(element.text.trim()) : '';
}

function atomLink(entry: XmlElement): string {
  const links = entry.children.filter(({ name }) => name === 'link' || name === 'atom:link');
  const { attributes } = links.find(({ attributes: { rel = 'alternate' } }) => rel === 'alternate') ?? {};
  return attributes?.href ?? '';
}

/** Names without markup, and without the address beside them. */
export function plainNames(names: readonly string[]): string[] {
  const plain = names.map((name) =>
    htmlText(name)
      .replace(/[<(][^<>()@]{0,200}@[^<>()]{0,200}[>)]/g, '')
      .trim(),
  );
  return [...new Set(plain)].filter((name) => name !== '' && !/^[^\s@]+@\S+$/.test(name));
}

function mediaOf(item: XmlElement): Medium[] {
  const group = item.children.flatMap((child) => (child.name === 'media:group' ? child.children : [child]));
  const about = (element: XmlElement, name: string) =>
    htmlText(
      childText(element, name) ||
        childText(item, name) ||
        group.find((one) => one.name === name)?.text.trim() ||
        '',
    );
  return group.flatMap((element): Medium[] => {
    const { name, attributes } = element;
    const isLink = (name === 'link' || name === 'atom:link') && attributes.rel === 'enclosure';
    const address = (isLink ? attributes.href : attributes.url)?.trim();
    if (!address || !(isLink || ['enclosure', 'media:content', 'media:thumbnail'].includes(name))) return [];
    const isMedia = name.startsWith('media:');
    return [
      {
        kind:
          name === 'media:thumbnail'
            ? 'image'
            : kindOf(attributes.medium ?? '', attributes.type ?? '', address),
        address,
        title: isMedia
          ? about(element, 'media:description') || about(element, 'media:title')
          : (attributes.title ?? ''),
        alt: isMedia ? about(element, 'media:title') : '',
        width: Number(attributes.width) || (name === 'media:thumbnail' ? -1 : 0),
        durationSeconds: secondsOf(attributes.duration ?? childText(item, 'itunes:duration')),
      },
    ];
  });
}

function kindOf(medium: string, type: string, address: string): Medium['kind'] {
  const [main = ''] = (medium || type).split('/');
  if (main === 'image' || main === 'audio' || main === 'video') return main;
  if (/\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i.test(address)) return 'image';
  if (/\.(?:mp3|m4a|ogg|opus|wav|aac)(?:[?#]|$)/i.test(address)) return 'audio';
  return 'other';
}

/** `3725`, `62:05` and `1:02:05` are all an hour and some. */
function secondsOf(text: string): number {
  const parts = text.trim().split(':').map(Number);
  const seconds = parts.reduce((sum, part) => sum * 60 + part, 0);
  return Number.isFinite(seconds) && seconds > 0 ? Math.round(seconds) : 0;
}

/** The picture above the story: the largest of those the entry names. */
export function leadOf({ media }: FeedEntry): IncomingPicture | undefined {
  const [best] = media
    .filter(({ kind }) => kind === 'image')
    .toSorted((one, other) => other.width - one.width);
  if (!best) return undefined;
  return { address: best.address, alt: best.alt, ...(best.title ? { caption: best.title } : {}) };
}

/** The text with recordings and videos that stand beside it in a feed. */
export function entryHtml({ html, media, title }: FeedEntry, show: string, parts: Parts): string {
  const seen = new Set<string>();
  const beside = media.map(({ kind, address, title: name, durationSeconds }) => {
    // Some feeds name the same file as enclosure and as medium; others have it in the text already.
    if (kind === 'image' || seen.has(address) || html.includes(address)) return '';
    seen.add(address);
    if (kind === 'audio')
      return parts.embed({ type: 'podcast', title: name || title, show, url: address, durationSeconds });
    const found = embedAt(address, name || title);
    return found ? parts.embed(found) : parts.file({ address, name: name || title });
  });
  return beside.join('') + html;
}
