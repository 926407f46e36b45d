import type { Image } from '#content/entities/image.ts';
import { escapeMarkdown, htmlToMarkdown, linkTarget } from './html-to-markdown.ts';
import { pictureUrl } from './picture-url.ts';
import type { Piece, PieceLink } from './piece.ts';

export function piecesToMarkdown(pieces: readonly Piece[], siteUrl: string): string {
  return pieces
    .map((piece) => pieceToMarkdown(piece, siteUrl))
    .filter(Boolean)
    .join('\n\n');
}

/** One line, without the text's own line breaks. */
const line = (text: string) => escapeMarkdown(text.replace(/\s+/g, ' ').trim());
const quoted = (text: string) => `> ${text}`;

function pieceToMarkdown(piece: Piece, siteUrl: string): string {
  switch (piece.kind) {
    case 'prose':
      return htmlToMarkdown(piece.html);
    case 'heading':
      return `${'#'.repeat(piece.level)} ${line(piece.text)}`;
    case 'text':
      return line(piece.text);
    case 'picture':
      return picture(piece.image, piece.caption, siteUrl);
    case 'pictures':
      return piece.images.map((image) => picture(image, image.caption, siteUrl)).join('\n\n');
    case 'quote':
      return [piece.text, piece.credit].flatMap((part) => (part ? [quoted(line(part))] : [])).join('\n>\n');
    case 'list':
      return piece.items.map((item) => `- ${line(item)}`).join('\n');
    case 'links':
      return piece.items.map((item) => `- ${anchor(item)}${item.isPaid ? ' (paid link)' : ''}`).join('\n');
    case 'table':
      return table(piece);
    case 'code':
      return code(piece);
    case 'video':
      return anchor({ text: `Video: ${piece.title}`, url: piece.url });
    case 'post':
      return `${quoted(line(piece.text))}\n>\n${quoted(anchor({ text: piece.author, url: piece.url }))}`;
  }
}

const anchor = ({ text, url }: PieceLink) => `[${line(text)}](${linkTarget(url)})`;

function picture(image: Image, caption: string | undefined, siteUrl: string): string {
  const url = pictureUrl(image, siteUrl);
  if (!url) return '';
  const words = [caption, image.credits].filter(Boolean).join(' · ');
  return `![${line(image.alt)}](${linkTarget(url)})${words ? `\n\n*${line(words)}*` : ''}`;
}

function table({ caption, head, rows }: Extract<Piece, { kind: 'table' }>): string {
  const row = (cells: readonly string[]) => `| ${cells.map(line).join(' | ')} |`;
  return [
    ...(caption ? [`**${line(caption)}**`, ''] : []),
    row(head),
    `|${head.map(() => ' --- |').join('')}`,
    ...rows.map(row),
  ].join('\n');
}

/** A fence longer than any inside the code. */
function code({ language, code }: Extract<Piece, { kind: 'code' }>): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language.replace(/[^\w+-]/g, '')}\n${code}\n${fence}`;
}
