import type { Image } from '#content/entities/image.ts';
import { affiliateRel } from '#content/rules/affiliate-link.ts';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';
import { pictureUrl } from './picture-url.ts';
import type { Piece, PieceLink } from './piece.ts';

/** A story as plain HTML for readers of feeds: no script, no style, no class. */
export function piecesToHtml(pieces: readonly Piece[], siteUrl: string): string {
  return pieces
    .map((piece) => pieceToHtml(piece, siteUrl))
    .filter(Boolean)
    .join('\n');
}

function pieceToHtml(piece: Piece, siteUrl: string): string {
  switch (piece.kind) {
    case 'prose':
      return piece.html;
    case 'heading':
      return `<h${piece.level}>${escapeText(piece.text)}</h${piece.level}>`;
    case 'text':
      return `<p>${escapeText(piece.text)}</p>`;
    case 'picture':
      return figure(piece.image, piece.caption, siteUrl);
    case 'pictures':
      return piece.images.map((image) => figure(image, image.caption, siteUrl)).join('\n');
    case 'quote':
      return `<blockquote><p>${escapeText(piece.text)}</p>${piece.credit ? `<p>${escapeText(piece.credit)}</p>` : ''}</blockquote>`;
    case 'list':
      return listOf(piece.items.map(escapeText));
    case 'links':
      return listOf(piece.items.map(anchor));
    case 'table':
      return tableOf(piece);
    case 'code':
      return `<pre><code>${escapeText(piece.code)}</code></pre>`;
    case 'video':
      return `<p>${anchor({ text: `Video: ${piece.title}`, url: piece.url })}</p>`;
    case 'post':
      return `<blockquote><p>${escapeText(piece.text)}</p><p>${anchor({ text: piece.author, url: piece.url })}</p></blockquote>`;
  }
}

function anchor({ text, url, isPaid }: PieceLink): string {
  const rel = isPaid ? ` rel="${affiliateRel}"` : '';
  return `<a href="${escapeAttribute(url)}"${rel}>${escapeText(text)}</a>`;
}

const listOf = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

function figure(image: Image, caption: string | undefined, siteUrl: string): string {
  const url = pictureUrl(image, siteUrl);
  if (!url) return '';
  const words = [caption, image.credits].filter((part): part is string => Boolean(part)).map(escapeText);
  const below = words.length > 0 ? `<figcaption>${words.join(' · ')}</figcaption>` : '';
  return `<figure><img src="${escapeAttribute(url)}" alt="${escapeAttribute(image.alt)}">${below}</figure>`;
}

function tableOf({ caption, head, rows }: Extract<Piece, { kind: 'table' }>): string {
  const row = (cells: readonly string[], tag: 'td' | 'th') =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeText(cell)}</${tag}>`).join('')}</tr>`;
  const title = caption ? `<caption>${escapeText(caption)}</caption>` : '';
  return `<table>${title}<thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
}
