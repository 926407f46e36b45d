import type { AdBodyRules } from '#content/entities/ads-config.ts';
import type { BodyBlock } from '#content/entities/embed.ts';
import { type ProsePiece, splitProse } from './split-prose.ts';

interface PlacedBody {
  /** The same text; prose is split where an ad goes. */
  blocks: readonly BodyBlock[];
  /** An ad goes before each of these blocks. */
  breaks: readonly number[];
}

type Piece = { kind: 'prose'; prose: ProsePiece; isWide: boolean } | { kind: 'embed'; block: BodyBlock };

const isHeading = (piece: Piece | undefined) => piece?.kind === 'prose' && /^h[1-6]$/.test(piece.prose.tag);
const isParagraph = (piece: Piece | undefined) =>
  piece?.kind === 'prose' && piece.prose.tag === 'p' && !piece.prose.hasPicture;
/** Ads keep a distance from images, embeds and wide elements. */
const isVisual = (piece: Piece | undefined) =>
  piece?.kind === 'embed' || (piece?.kind === 'prose' && (piece.prose.hasPicture || piece.isWide));

/** Lists, quotes and tables are not split; ads go between two paragraphs. */
const wideTags = new Set(['table', 'figure', 'pre']);

/**
 * Places ads in a story's text. The server decides, so that the page reserves their space before any request. Never
 * inside an embed, and not in a list of picks, which has its own place.
 */
export function placeInBody(blocks: readonly BodyBlock[], rules: AdBodyRules): PlacedBody {
  if (blocks.some((block) => block.kind === 'embed' && block.embed.type === 'listicle'))
    return { blocks, breaks: [] };
  const pieces = blocks.flatMap((block): Piece[] =>
    block.kind === 'embed'
      ? [{ kind: 'embed', block }]
      : splitProse(block.html).map((prose) => ({ kind: 'prose', prose, isWide: wideTags.has(prose.tag) })),
  );
  return rebuildBlocks(blocks, pieces, chooseGaps(pieces, rules));
}

const lengthOf = (piece: Piece) => (piece.kind === 'prose' ? piece.prose.length : 0);

/** Indexes of the pieces with an ad before them. */
function chooseGaps(pieces: readonly Piece[], rules: AdBodyRules): ReadonlySet<number> {
  const gaps = new Set<number>();
  let read = 0;
  let sinceAd = 0;
  let sinceVisual = Number.POSITIVE_INFINITY;
  let sinceHeading = Number.POSITIVE_INFINITY;
  const whole = pieces.reduce((sum, piece) => sum + lengthOf(piece), 0);
  pieces.forEach((piece, index) => {
    const isFarEnough =
      (gaps.size === 0 ? read >= rules.first : sinceAd >= rules.between) &&
      sinceVisual >= rules.fromImages &&
      sinceHeading >= rules.fromHeadings &&
      whole - read >= rules.beforeEnd &&
      charactersToVisual(pieces, index) >= rules.fromImages;
    const isBetweenParagraphs = isParagraph(piece) && isParagraph(pieces[index - 1]);
    if (isFarEnough && isBetweenParagraphs && gaps.size < rules.most) {
      gaps.add(index);
      sinceAd = 0;
    }
    const length = lengthOf(piece);
    read += length;
    sinceAd += length;
    sinceVisual = isVisual(piece) ? 0 : sinceVisual + length;
    sinceHeading = isHeading(piece) ? 0 : sinceHeading + length;
  });
  return gaps;
}

/** Characters from here to the next visual element. */
function charactersToVisual(pieces: readonly Piece[], from: number): number {
  let length = 0;
  for (const piece of pieces.slice(from)) {
    if (isVisual(piece)) return length;
    length += lengthOf(piece);
  }
  return Number.POSITIVE_INFINITY;
}

function rebuildBlocks(
  original: readonly BodyBlock[],
  pieces: readonly Piece[],
  gaps: ReadonlySet<number>,
): PlacedBody {
  if (gaps.size === 0) return { blocks: original, breaks: [] };
  const blocks: BodyBlock[] = [];
  const breaks: number[] = [];
  let prose = '';
  const flush = () => {
    if (prose !== '') blocks.push({ kind: 'prose', html: prose });
    prose = '';
  };
  pieces.forEach((piece, index) => {
    if (gaps.has(index)) {
      flush();
      breaks.push(blocks.length);
    }
    if (piece.kind === 'prose') prose += piece.prose.html;
    else {
      flush();
      blocks.push(piece.block);
    }
  });
  flush();
  return { blocks, breaks };
}
