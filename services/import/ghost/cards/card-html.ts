import { htmlText } from '#content/rules/body/html-text.ts';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';
import { embedAt } from '../../body/embed-at.ts';
import { infoBox } from '../../body/info-box.ts';
import type { Parts } from '../../body/parts.ts';
import { markdownHtml } from '../../markdown/plain-markdown.ts';

/** A card of Ghost's editor: its name, and its fields by the names that Lexical and mobiledoc share. */
export interface GhostCard {
  name: string;
  fields: Record<string, unknown>;
  /** The card as it came, for the editors if nothing else can be done with it. */
  markup: string;
}

interface Fields {
  text(name: string): string;
  html(name: string): string;
  /** Without markup, in one line. */
  words(name: string): string;
  number(name: string): number;
  is(name: string): boolean;
  at(name: string): Fields;
  list(name: string): Fields[];
}
type CardRenderer = (fields: Fields, parts: Parts, markup: string) => string;

/** The HTML of one card, with markers where an embed or a picture belongs. No card is left out without a name. */
export function cardHtml({ name, fields, markup }: GhostCard, parts: Parts): string {
  const render = Object.hasOwn(cards, name) ? cards[name] : undefined;
  const html = render?.(readerOf(fields), parts, markup);
  return html || parts.unknown({ system: 'ghost', name, markup });
}

const cards: Readonly<Record<string, CardRenderer>> = {
  image: (fields, parts) =>
    fields.text('src') &&
    figure(
      linked(parts.picture({ address: fields.text('src'), alt: fields.text('alt') }), fields.text('href')),
      fields.html('caption'),
    ),
  gallery(fields, parts) {
    const caption = fields.words('caption');
    const pictures = fields.list('images').map((image) => ({
      address: image.text('src'),
      alt: image.text('alt'),
      ...(image.words('caption') ? { caption: image.words('caption') } : {}),
    }));
    if (pictures.length === 0) return '';
    return parts.gallery({ pictures, title: '' }) + paragraph(escapeText(caption));
  },
  bookmark(fields, parts) {
    const about = fields.at('metadata');
    const url = fields.text('url') || about.text('url');
    const title = about.words('title') || url;
    const from = [about.words('author'), about.words('publisher')].filter(Boolean).join(' · ');
    if (about.text('thumbnail')) parts.note('left out: the small picture of a bookmark');
    const html = paragraph(escapeText(about.words('description'))) + paragraph(link(url, from || url));
    return infoCard(parts, title, html) + paragraph(fields.html('caption'));
  },
  callout: (fields, parts) =>
    infoCard(
      parts,
      'Note',
      paragraph(`${escapeText(fields.words('calloutEmoji'))} ${fields.html('calloutText')}`.trim()),
    ),
  toggle: (fields, parts) => infoCard(parts, fields.words('heading'), fields.html('content')),
  button: (fields) => paragraph(link(fields.text('buttonUrl'), fields.words('buttonText'))),
  product: productHtml,
  header: (fields, parts) =>
    `${background(fields, parts)}${heading(fields.html('header'))}${paragraph(fields.html('subheader'))}${paragraph(
      fields.is('buttonEnabled') ? link(fields.text('buttonUrl'), fields.words('buttonText')) : '',
    )}`,
  signup: (fields, parts) =>
    background(fields, parts) +
    parts.embed({
      type: 'newsletter',
      newsletterId: '',
      title: fields.words('header'),
      description: [fields.words('subheader'), fields.words('disclaimer')].filter(Boolean).join(' '),
    }),
  audio: (fields, parts) =>
    fields.text('src') && parts.audio({ address: fields.text('src'), title: fields.words('title') }),
  video: (fields, parts) =>
    fields.text('src') &&
    parts.file({ address: fields.text('src'), name: fields.words('fileName') || 'Video' }) +
      paragraph(fields.html('caption')),
  file(fields, parts) {
    const title = fields.words('fileTitle') || fields.words('fileName');
    const about = [fields.words('fileCaption'), fields.words('fileName'), fields.words('fileSize')];
    if (!fields.text('src') || !title) return '';
    return (
      parts.file({ address: fields.text('src'), name: title }) +
      paragraph(escapeText(about.filter((words) => words && words !== title).join(' · ')))
    );
  },
  embed(fields, parts, markup) {
    const about = fields.at('metadata');
    const address = fields.text('url') || about.text('url');
    const caption = paragraph(fields.html('caption'));
    // A quoted post has its own words; what is between the lines of HTML knows more than its address.
    if (/<blockquote\b[^<>]{0,500}\bclass=/i.test(fields.text('html'))) return fields.text('html') + caption;
    const found = embedAt(address, about.words('title'));
    if (found) return parts.embed(found) + caption;
    const shown = paragraph(link(address, about.words('title') || address));
    return parts.unknown({ system: 'ghost', name: 'embed', markup }) + shown + caption;
  },
  codeblock: (fields, parts) =>
    parts.embed({ type: 'code', language: fields.text('language'), code: fields.text('code') }) +
    paragraph(fields.html('caption')),
  markdown: (fields, parts) => markdownHtml(fields.text('markdown'), parts),
  html: (fields) => fields.text('html'),
  horizontalrule: () => '<hr>',
  'call-to-action': (fields, parts) =>
    (fields.text('imageUrl') ? parts.picture({ address: fields.text('imageUrl'), alt: '' }) : '') +
    paragraph(fields.is('hasSponsorLabel') ? `<small>${inlineOf(fields.html('sponsorLabel'))}</small>` : '') +
    paragraph(fields.html('textValue')) +
    paragraph(fields.is('showButton') ? link(fields.text('buttonUrl'), fields.words('buttonText')) : ''),
};

/** Names of older editors. */
export const cardNames: Readonly<Record<string, string>> = {
  'card-markdown': 'markdown',
  code: 'codeblock',
  hr: 'horizontalrule',
  'image-card': 'image',
};

function productHtml(fields: Fields, parts: Parts): string {
  const address = fields.text('productImageSrc');
  const stars = fields.is('productRatingEnabled') ? fields.number('productStarRating') : 0;
  const button = fields.is('productButtonEnabled')
    ? link(fields.text('productUrl'), fields.words('productButton'))
    : '';
  return (
    (address ? parts.picture({ address, alt: fields.words('productTitle') }) : '') +
    infoCard(
      parts,
      fields.words('productTitle'),
      paragraph(stars > 0 ? `${stars} / 5 ★` : '') +
        paragraph(fields.html('productDescription')) +
        paragraph(button),
    )
  );
}

function infoCard(parts: Parts, title: string, html: string): string {
  return title || html ? infoBox(parts, title || 'Note', html) : '';
}

function background(fields: Fields, parts: Parts): string {
  const address = fields.text('backgroundImageSrc');
  return address ? parts.picture({ address, alt: '' }) : '';
}

const figure = (inner: string, caption: string) =>
  `<figure>${inner}${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>`;
const linked = (inner: string, address: string) =>
  address ? `<a href="${escapeAttribute(address)}">${inner}</a>` : inner;
const heading = (html: string) => (html ? `<h2>${inlineOf(html)}</h2>` : '');

/** Rich text of a field may have paragraphs of its own. */
function paragraph(html: string): string {
  if (!html) return '';
  return /<(?:p|ul|ol|h\d|blockquote|div|figure|pre|table)\b/i.test(html) ? html : `<p>${html}</p>`;
}

const inlineOf = (html: string) => html.replace(/<\/?(?:p|div)\b[^<>]{0,200}>/gi, ' ').trim();

function link(address: string, words: string): string {
  if (!words) return '';
  return address ? `<a href="${escapeAttribute(address)}">${escapeText(words)}</a>` : escapeText(words);
}

/** Fields come from a file: any of them may be missing, or be something else. */
function readerOf(fields: Record<string, unknown>): Fields {
  const text = (name: string): string => {
    const value = fields[name];
    return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
  };
  return {
    text,
    html: (name) => text(name).trim(),
    words: (name) => htmlText(text(name)).replaceAll('\n', ' '),
    number: (name) => Number(fields[name]) || 0,
    is: (name) => fields[name] === true || fields[name] === 1,
    at(name) {
      const value = fields[name];
      return readerOf(isRecord(value) ? value : {});
    },
    list(name) {
      const value = fields[name];
      return Array.isArray(value) ? value.filter(isRecord).map((entry) => readerOf(entry)) : [];
    },
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
