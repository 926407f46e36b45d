import { hash } from 'node:crypto';
import type { Image } from '#content/entities/image.ts';
import type { SyndicatedStory } from '#content/entities/syndicated-story.ts';
import { language } from '#content/limits.ts';
import { formatDate } from '#content/rules/date-text.ts';
import { chooseVideoSources } from '#content/rules/video-sources.ts';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';
import { absoluteUrl } from '../../seo/absolute-url.ts';
import { authorsOf, summaryOf } from '../feed/feed.ts';
import { pictureUrl } from '../story/picture-url.ts';
import type { Piece } from '../story/piece.ts';
import { storyPieces } from '../story/story-pieces.ts';
import { cleanXml } from '../xml.ts';
import { appleProse } from './apple-html.ts';
import { appleStyles } from './apple-styles.ts';

interface AppleComponent {
  role: string;
  [property: string]: unknown;
}

const mostKeywords = 50;

/** Identifiers may have 64 characters (letters, digits, dashes, underscores) there; longer ones get a hash. */
export function appleIdentifier(id: string): string {
  const plain = id.replace(/[^\w-]/g, '-');
  return plain === id && id.length <= 64
    ? id
    : `${plain.slice(0, 42)}-${hash('sha256', id, 'base64url').slice(0, 20)}`;
}

/** A story as an `article.json` of Apple News Format: whole, in the components that format knows. */
export function appleArticle(item: SyndicatedStory, siteUrl: string) {
  const { story, path, published, updated } = item;
  const authors = authorsOf(story, siteUrl).map(({ name }) => name);
  const thumbnail = pictureUrl(story.image ?? story.promoImage, siteUrl);
  const excerpt = summaryOf(story);
  const keywords = [...new Set([...story.topics, ...story.tags].map(({ name }) => name))];
  return {
    version: '1.7',
    identifier: appleIdentifier(story.id),
    title: cleanXml(story.title),
    ...(excerpt ? { subtitle: cleanXml(excerpt) } : {}),
    language,
    layout: { columns: 7, width: 1024, margin: 60, gutter: 20 },
    metadata: {
      authors,
      canonicalURL: absoluteUrl(path, siteUrl),
      dateCreated: published,
      datePublished: published,
      dateModified: updated,
      ...(excerpt ? { excerpt: cleanXml(excerpt) } : {}),
      ...(keywords.length > 0 ? { keywords: keywords.slice(0, mostKeywords) } : {}),
      ...(thumbnail ? { thumbnailURL: thumbnail } : {}),
      generatorName: 'Neutron',
    },
    components: components(item, authors, siteUrl),
    ...appleStyles,
  };
}

function components(item: SyndicatedStory, authors: readonly string[], siteUrl: string): AppleComponent[] {
  const { story, published } = item;
  const dek = summaryOf(story);
  const by = authors.length > 0 ? `By ${authors.join(', ')} | ` : '';
  const main = storyPieces(item, siteUrl).flatMap((piece) => component(piece, siteUrl));
  const shown: AppleComponent[] = [
    { role: 'title', text: cleanXml(story.title) },
    ...(dek ? [{ role: 'intro', text: cleanXml(dek) }] : []),
    { role: 'byline', text: `${by}${formatDate(published)}` },
    ...video(story, siteUrl),
    ...(story.typeName === 'gallery' || story.typeName === 'video'
      ? []
      : photo(story.image, story.image?.caption, siteUrl)),
    ...main,
  ];
  // The format requires text in every article; one with only pictures or a video gets a description.
  return shown.some(({ role }) => role === 'body')
    ? shown
    : [...shown, { role: 'body', format: 'html', text: `<p>${escapeText(dek || story.title)}</p>` }];
}

function video(story: SyndicatedStory['story'], siteUrl: string): AppleComponent[] {
  if (story.typeName !== 'video') return [];
  const { mp4, hls } = chooseVideoSources(story);
  const source = hls ?? mp4?.url;
  const still = pictureUrl(story.image, siteUrl);
  return source
    ? [{ role: 'video', URL: absoluteUrl(source, siteUrl), ...(still ? { stillURL: still } : {}) }]
    : photo(story.image, undefined, siteUrl);
}

function photo(image: Image | undefined, caption: string | undefined, siteUrl: string): AppleComponent[] {
  const url = pictureUrl(image, siteUrl);
  if (!url || !image) return [];
  const words = [caption, image.credits].filter(Boolean).join(' · ');
  return [
    {
      role: 'photo',
      URL: url,
      ...(words ? { caption: cleanXml(words) } : {}),
      ...(image.alt ? { accessibilityCaption: cleanXml(image.alt) } : {}),
    },
  ];
}

const body = (text: string): AppleComponent => ({ role: 'body', format: 'html', text });
const listOf = (items: readonly string[]) =>
  body(`<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`);
const anchor = (text: string, url: string) => `<a href="${escapeAttribute(url)}">${escapeText(text)}</a>`;

function component(piece: Piece, siteUrl: string): AppleComponent[] {
  switch (piece.kind) {
    case 'prose':
      return appleProse(piece.html);
    case 'heading':
      return [{ role: `heading${piece.level}`, text: cleanXml(piece.text) }];
    case 'text':
      return [body(`<p>${escapeText(cleanXml(piece.text))}</p>`)];
    case 'picture':
      return photo(piece.image, piece.caption, siteUrl);
    case 'pictures':
      return gallery(piece.images, siteUrl);
    case 'quote':
      return [
        {
          role: 'pullquote',
          text: cleanXml(piece.credit ? `${piece.text} (${piece.credit})` : piece.text),
        },
      ];
    case 'list':
      return [listOf(piece.items.map((item) => escapeText(cleanXml(item))))];
    case 'links':
      return [listOf(piece.items.map(({ text, url }) => anchor(cleanXml(text), url)))];
    case 'table':
      return [{ role: 'htmltable', html: table(piece) }];
    case 'code':
      return [body(`<pre><code>${escapeText(cleanXml(piece.code))}</code></pre>`)];
    case 'video':
      return piece.host === 'own'
        ? [body(`<p>${anchor(`Video: ${cleanXml(piece.title)}`, piece.url)}</p>`)]
        : [{ role: 'embedwebvideo', URL: piece.url, caption: cleanXml(piece.title) }];
    case 'post':
      return [{ role: piece.network === 'twitter' ? 'tweet' : 'instagram', URL: piece.url }];
  }
}

function gallery(images: readonly Image[], siteUrl: string): AppleComponent[] {
  const items = images.flatMap((image) => {
    const url = pictureUrl(image, siteUrl);
    return url ? [{ URL: url, ...(image.alt ? { accessibilityCaption: cleanXml(image.alt) } : {}) }] : [];
  });
  return items.length > 0 ? [{ role: 'gallery', items }] : [];
}

function table({ head, rows }: Extract<Piece, { kind: 'table' }>): string {
  const row = (cells: readonly string[], tag: 'td' | 'th') =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeText(cleanXml(cell))}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
}
