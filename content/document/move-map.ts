import { type MapResult, StepMap } from 'prosemirror-transform';

/** A part of a document, from one position to another. */
export interface Range {
  from: number;
  to: number;
}

/** Where positions are after two neighboring parts of a document took each other's place. Nothing is deleted by it. */
export class MoveMap extends StepMap {
  readonly start: number;
  /** The end of the one part and the start of the other. */
  readonly middle: number;
  readonly end: number;

  constructor(start: number, middle: number, end: number) {
    // What others read as changed: both parts, of the same size as before.
    super([start, end - start, end - start]);
    this.start = start;
    this.middle = middle;
    this.end = end;
  }

  /** A position goes with what is after it, or with what is before it where `side` is negative. */
  override map(at: number, side = 1): number {
    const { start, middle, end } = this;
    const neighbor = side < 0 ? at - 1 : at;
    if (neighbor < start || neighbor >= end) return at;
    return neighbor < middle ? at + end - middle : at - (middle - start);
  }

  override mapResult(at: number, side = 1): MapResult {
    return StepMap.empty.mapResult(this.map(at, side));
  }

  override invert(): MoveMap {
    return new MoveMap(this.start, this.start + this.end - this.middle, this.end);
  }
}

/** What remains of a range after a step, without what the step put into its middle: one range may become several. */
export function remainingRanges({ from, to }: Range, map: StepMap): Range[] {
  const pieces: Range[] = [];
  let start = from;
  const cut = (end: number, next: number) => {
    pieces.push({ from: start, to: Math.max(start, Math.min(end, to)) });
    start = Math.max(start, Math.min(next, to));
  };
  if (map instanceof MoveMap) for (const at of [map.start, map.middle, map.end]) cut(at, at);
  else map.forEach((oldStart, oldEnd) => void cut(oldStart, oldEnd));
  pieces.push({ from: start, to });
  return pieces
    .filter((piece) => piece.to > piece.from)
    .map((piece) => ({ from: map.map(piece.from, 1), to: map.map(piece.to, -1) }));
}
