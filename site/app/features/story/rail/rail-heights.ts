import type { BodyBlock, Embed, MarginPiece } from '#content/entities/embed.ts';
import type { Chapter } from '../chapters/chapters.ts';
import type { SizedItem } from './rail-stacks.ts';

/**
 * Heights on a wide page, estimated from the content: the server cannot measure, and the rail must be right in the first
 * paint. They are those of a column of 680 pixels and of a rail of 300; ad density has its own estimate (CL-39).
 */
const perWord = 3.25;
const heading = 92;
const bodyAd = 370;
const blockGap = 42;
const embedHeights: Partial<Record<Embed['type'], number>> = {
  image: 470,
  chart: 480,
  pullQuote: 230,
  keyTakeaways: 230,
  table: 320,
  infoCard: 260,
  video: 430,
  youtube: 430,
  vimeo: 430,
  tally: 420,
  cutText: 300,
  lineSets: 320,
};
const otherEmbed = 300;

/** The items of a chapter's text, each with the ad before it; the first has the heading. */
export function sizedItems({ heading: title, parts }: Chapter): SizedItem[] {
  const items = parts.flatMap((part) => (part.kind === 'text' ? part.items : []));
  return items.map(({ block, hasAdBefore }, index) => ({
    height: blockHeight(block) + (hasAdBefore ? bodyAd : 0) + blockGap + (title && index === 0 ? heading : 0),
    hasAdBefore,
  }));
}

function blockHeight(block: BodyBlock): number {
  if (block.kind === 'prose') return (block.words ?? 0) * perWord;
  return embedHeights[block.embed.type] ?? otherEmbed;
}

const line = 22;
const charactersPerLine = 38;
const linesOf = (text: string) => Math.ceil(text.length / charactersPerLine) * line;

/** An embed that stands in the rail. */
export function pieceHeight(embed: Embed): number {
  if (embed.type === 'margin') return marginHeight(embed.piece);
  if (embed.type === 'relatedLinks')
    return 48 + embed.items.reduce((sum, { title }) => sum + linesOf(title) + 25, 0);
  if (embed.type === 'glossary')
    return 48 + embed.terms.reduce((sum, { meaning }) => sum + 45 + linesOf(meaning), 0);
  if (embed.type === 'tryText') return 380;
  return newsletterHeight;
}

function marginHeight(piece: MarginPiece): number {
  switch (piece.kind) {
    case 'number':
      return 100 + linesOf(piece.text);
    case 'person':
      return 20 + Math.max(72, line + linesOf(piece.text) * 1.4);
    case 'count':
      return 40 + piece.items.length * 68 + linesOf(piece.text ?? '');
    case 'figure':
      return 260 + linesOf(piece.title + piece.text);
    case 'related':
      return 30 + piece.items.reduce((sum, { title }) => sum + linesOf(title) + 25, 0);
    case 'quote':
      return 70 + linesOf(piece.text) * 1.5;
    case 'note':
      return 30 + linesOf(piece.text);
  }
}

/** The offer of a newsletter. */
export const newsletterHeight = 330;

/** The ad with its label. */
export const railAdHeight = 280;

/** A list that the layout puts beside the story. */
export function listHeight(items: number): number {
  return 64 + items * 92;
}
