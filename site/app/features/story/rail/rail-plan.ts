/** A piece of the rail: an embed of the body, an ad, a list that the layout puts beside the story, its newsletter, the best comment. */
export type RailPiece =
  | { kind: 'embed'; block: number }
  | { kind: 'ad' }
  | { kind: 'list'; place: number }
  | { kind: 'newsletter' }
  | { kind: 'comment' };

export interface SizedPiece {
  piece: RailPiece;
  /** Estimated, in pixels. */
  height: number;
}

/** A row of the page: some sections of the text, and the pieces beside them. */
export interface RowFacts {
  /** Estimated height of its text, in pixels. */
  height: number;
  /** Pieces that an editor placed in these sections. */
  placed: readonly SizedPiece[];
}

export interface RailSupply {
  /** Pieces without a place of their own, in the order they are used. */
  pieces: readonly SizedPiece[];
  /** The ad at the top, and again far below it. */
  ad?: SizedPiece | undefined;
}

export interface RailPlan {
  rows: readonly (readonly SizedPiece[])[];
  /** What no row had space for: beside the end of the story. */
  rest: readonly RailPiece[];
}

/** The rail may be bare for this long, in pixels. */
export const mostBare = 900;
/** A second ad comes this far below the top at the earliest, in pixels. */
export const secondAdFrom = 6000;
/** At least this much stays free between two pieces, in pixels. */
export const pieceGap = 48;
/** Tried one after the other: the densest spacing for which the supply suffices. */
const spacings = [420, 540, 660, 780, mostBare];

interface Row {
  height: number;
  pieces: SizedPiece[];
}

/**
 * Which pieces stand beside which row. Pieces keep the row in which an editor placed them as long as it has space;
 * stretches that stay bare are filled from the supply, from top to bottom.
 */
export function planRail(rows: readonly RowFacts[], supply: RailSupply): RailPlan {
  const placed = placePieces(rows, supply.ad);
  let best = fillRows(placed, supply.pieces, mostBare);
  for (const spacing of spacings) {
    const filled = fillRows(placed, supply.pieces, spacing);
    if (longest(filled.rows) < longest(best.rows)) best = filled;
    if (longest(filled.rows) <= spacing) {
      best = filled;
      break;
    }
  }
  return {
    rows: best.rows.map(({ pieces }) => pieces),
    rest: best.left.map(({ piece }) => piece),
  };
}

/** The longest stretch of a row without a piece. Pieces are spread: each is followed by the same space. */
export function bareStretch({ height, pieces }: { height: number; pieces: readonly SizedPiece[] }): number {
  return pieces.length === 0 ? height : Math.max(0, (height - heightOf(pieces)) / pieces.length);
}

const heightOf = (pieces: readonly SizedPiece[]) => pieces.reduce((sum, { height }) => sum + height, 0);
const longest = (rows: readonly Row[]) => Math.max(0, ...rows.map(bareStretch));

function hasSpaceFor({ height, pieces }: Row, piece: SizedPiece): boolean {
  return heightOf(pieces) + pieces.length * pieceGap + piece.height <= height;
}

/** The ads and the editors' pieces. A piece its row has no space for moves on, so that it leaves no hole in the text. */
function placePieces(rows: readonly RowFacts[], ad: SizedPiece | undefined): Row[] {
  let top = 0;
  let ads = 0;
  let moved: readonly SizedPiece[] = [];
  return rows.map((facts, index) => {
    const row: Row = { height: facts.height, pieces: [] };
    if (ad && (ads === 0 || (ads === 1 && top >= secondAdFrom)) && hasSpaceFor(row, ad)) {
      row.pieces.push(ad);
      ads += 1;
    }
    const waiting = [...moved, ...facts.placed];
    const isLast = index === rows.length - 1;
    // Once a piece has to move, those after it do too: they stay in the editor's order.
    const fitting = isLast ? waiting.length : countFitting(row, waiting);
    row.pieces.push(...waiting.slice(0, fitting));
    moved = waiting.slice(fitting);
    top += facts.height;
    return row;
  });
}

function countFitting(row: Row, pieces: readonly SizedPiece[]): number {
  const found = pieces.findIndex(
    (piece, index) =>
      !hasSpaceFor({ height: row.height, pieces: [...row.pieces, ...pieces.slice(0, index)] }, piece),
  );
  return found === -1 ? pieces.length : found;
}

function fillRows(
  placed: readonly Row[],
  supply: readonly SizedPiece[],
  spacing: number,
): { rows: Row[]; left: SizedPiece[] } {
  const left = [...supply];
  const rows = placed.map(({ height, pieces }) => {
    const row: Row = { height, pieces: [...pieces] };
    while (bareStretch(row) > spacing) {
      const next = left.findIndex((piece) => hasSpaceFor(row, piece));
      if (next === -1) break;
      row.pieces.push(...left.splice(next, 1));
    }
    return row;
  });
  return { rows, left };
}
