import { pieceGap, type RailPiece, type SizedPiece } from './rail-plan.ts';

/** An item of the text: a run of prose or an embed, with the ad before it. */
export interface SizedItem {
  /** Estimated, in pixels, with its ad. */
  height: number;
  hasAdBefore: boolean;
}

/** Pieces beside some items of a row. */
export interface RailStack {
  /** Grid lines: from its first item to the one after its last; below the last item there is one more row. */
  from: number;
  to: number;
  /** `height`: what a piece takes with the space after it; the first one takes what is left. */
  cells: readonly { piece: RailPiece; height?: number | undefined }[];
}

/** A stretch of text without an ad, or with one at its top. */
interface Stretch {
  from: number;
  to: number;
  height: number;
  pieces: readonly SizedPiece[];
}

/** Heights are estimates: a part of the space is kept back, so that no piece pushes the text apart. */
const promisedSpace = 0.7;

/**
 * Where the pieces of a row stand. Only ads change the height of a text that is being read: empty ones collapse out of
 * view. So each stretch of text between two ads has a stack of its own, whose pieces stand at fixed distances from its
 * end: whatever collapses above or below the window, none of them moves.
 */
export function stackPieces(items: readonly SizedItem[], pieces: readonly SizedPiece[]): RailStack[] {
  if (pieces.length === 0) return [];
  const spread = spreadPieces(stretchesOf(items), pieces)?.filter((stretch) => stretch.pieces.length > 0);
  const end = items.length + 2;
  if (!spread) return [{ from: 1, to: end, cells: pieces.map(({ piece }) => ({ piece })) }];
  return spread.map((stretch, index) => {
    const cells = cellsOf(stretch);
    // A single piece stays in sight until the next comes. It sticks to the window, whatever collapses beside it.
    return cells.length === 1
      ? { from: index === 0 ? 1 : stretch.from, to: spread[index + 1]?.from ?? end, cells }
      : { from: stretch.from, to: stretch.to > items.length ? end : stretch.to, cells };
  });
}

const heightOf = (sized: readonly { height: number }[]) => sized.reduce((sum, { height }) => sum + height, 0);
const spaceAfter = (height: number, pieces: readonly SizedPiece[]) =>
  Math.max(0, (height - heightOf(pieces)) / pieces.length);

function stretchesOf(items: readonly SizedItem[]): Stretch[] {
  const stretches: Stretch[] = [];
  items.forEach(({ height, hasAdBefore }, index) => {
    const open = stretches.at(-1);
    if (open && !hasAdBefore)
      stretches.splice(-1, 1, { ...open, to: index + 2, height: open.height + height });
    else stretches.push({ from: index + 1, to: index + 2, height, pieces: [] });
  });
  return stretches;
}

/** Pieces at equal distances, by the middle of their shares; one without space in its stretch moves to the next. Undefined if the last has none. */
function spreadPieces(
  stretches: readonly Stretch[],
  pieces: readonly SizedPiece[],
): readonly Stretch[] | undefined {
  const filled = stretches.map((stretch) => ({ ...stretch, pieces: [...stretch.pieces] }));
  const space = spaceAfter(heightOf(stretches), pieces);
  let top = 0;
  let current = 0;
  let above = 0;
  for (const piece of pieces) {
    for (let stretch = filled[current]; stretch; stretch = filled[current]) {
      const middle = top + (piece.height + space) / 2;
      const isReached = middle < above + stretch.height || current === filled.length - 1;
      const needed = heightOf(stretch.pieces) + stretch.pieces.length * pieceGap + piece.height;
      if (isReached && needed <= stretch.height) break;
      above += stretch.height;
      current += 1;
    }
    const found = filled[current];
    if (!found) return undefined;
    found.pieces.push(piece);
    top += piece.height + space;
  }
  return filled;
}

function cellsOf({ height, pieces }: Stretch): RailStack['cells'] {
  const space = spaceAfter(height, pieces) * promisedSpace;
  return pieces.map(({ piece, height: own }, index) =>
    index === 0 ? { piece } : { piece, height: Math.round(own + space) },
  );
}
