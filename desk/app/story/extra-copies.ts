import { Fragment, type Node, Slice } from 'prosemirror-model';
import { type Mapping, ReplaceStep, type Step } from 'prosemirror-transform';
import { type Range, remainingRanges } from '#content/document/move-map.ts';

function placesOf(doc: Node): Map<string, number[]> {
  const places = new Map<string, number[]>();
  doc.forEach(({ type, attrs }, at) => {
    if (type.name === 'embed') places.set(attrs.uuid, [...(places.get(attrs.uuid) ?? []), at]);
  });
  return places;
}

/**
 * A block moves by being put in elsewhere. Where two editors move the same one, or one undoes a move that another made
 * again, it would stand twice: these steps take away what the change put in beside it.
 */
export function withoutExtraCopies(
  before: Node,
  after: Node,
  mapping: Pick<Mapping, 'mapResult'>,
): ReplaceStep[] {
  const known = placesOf(before);
  const extra: number[] = [];
  for (const [uuid, places] of placesOf(after)) {
    const [at, another] = known.get(uuid) ?? [];
    if (places.length === 1 || at === undefined || another !== undefined) continue;
    const { pos, deletedAfter } = mapping.mapResult(at, 1);
    const remains = !deletedAfter && places.includes(pos) ? pos : places[0];
    extra.push(...places.filter((place) => place !== remains));
  }
  // From the end: places before it stay.
  return extra.sort((a, b) => b - a).map((place) => new ReplaceStep(place, place + 1, Slice.empty));
}

/** The text of a block in an own deletion, and what of it the document has still. */
export interface Original {
  deleted: string;
  remaining: string;
}

interface Rebased {
  own: readonly Step[];
  rebased: readonly (Step | undefined)[];
  /** Block by block; none is known for the steps of a closed tab. */
  originalsOf(index: number): readonly Original[];
}

interface RestoredCopy extends Range {
  slice: Slice;
  /** Its text was in the deletion, and a part of that stands still: in another form, as a colleague left it. */
  isChanged: boolean;
}

/**
 * A deletion that a move of others tears apart deletes nothing. Where an own step put the same text back before that, as an
 * undo does, it would be in the text twice: these are the ranges of the second one.
 */
export function restoredCopies({ own, rebased, originalsOf }: Rebased): RestoredCopy[] {
  return own.flatMap((deletion, index) => {
    if (!(deletion instanceof ReplaceStep) || !deletesNothing(deletion, rebased[index])) return [];
    const size = deletion.to - deletion.from;
    let at = deletion.from;
    for (const [offset, step] of own.slice(index + 1).entries()) {
      const put = rebased[index + 1 + offset];
      const isHere = step instanceof ReplaceStep && step.from === at && step.to === at;
      // What colleagues wrote into deleted blocks made the deletion longer.
      const isSame = isHere && (step.slice.size === size || hasWholeBlocks(step.slice));
      if (isSame && put instanceof ReplaceStep) {
        const later = rebased.slice(index + 2 + offset);
        const parts = partsOf(put);
        const originals = originalsOf(index);
        return parts.flatMap((part) => {
          const isChanged = originals.some((original) => stands(original, part.slice));
          return rangesLater(part, later).map((range) => ({ ...part, ...range, isChanged }));
        });
      }
      at = step.getMap().map(at, -1);
    }
    return [];
  });
}

function stands(original: Original, { content }: Slice): boolean {
  const text = content.textBetween(0, content.size);
  return text !== '' && original.remaining !== '' && hasInOrder(original.deleted, text);
}

/** Colleagues wrote between what was deleted, and that is not put back. */
function hasInOrder(text: string, signs: string): boolean {
  let at = 0;
  for (const sign of signs) {
    at = text.indexOf(sign, at) + sign.length;
    if (at < sign.length) return false;
  }
  return true;
}

const deletesNothing = ({ from, to }: ReplaceStep, rebased: Step | undefined) =>
  to > from && (!rebased || (rebased instanceof ReplaceStep && rebased.from === rebased.to));

export const hasWholeBlocks = ({ content, openStart, openEnd }: Slice): boolean =>
  openStart === 0 && openEnd === 0 && content.firstChild?.isBlock === true;

/** Whole blocks one by one: a colleague may have changed one of them since. */
function partsOf({ from, slice }: ReplaceStep): (Range & { slice: Slice })[] {
  if (!hasWholeBlocks(slice)) return [{ from, to: from + slice.size, slice }];
  const parts: (Range & { slice: Slice })[] = [];
  slice.content.forEach((block, offset) => {
    const start = from + offset;
    parts.push({ from: start, to: start + block.nodeSize, slice: new Slice(Fragment.from(block), 0, 0) });
  });
  return parts;
}

/** Whether all text of a slice is in a document, and every block with data. */
export const isIn = (doc: Node, { content }: Slice): boolean =>
  content.content.every(({ attrs, textContent }) =>
    doc.children.some((block) => block.attrs.uuid === attrs.uuid && block.textContent.includes(textContent)),
  );

/** Where a part is after later steps: a block with what was written into it, text only without that. */
function rangesLater(part: Range & { slice: Slice }, later: readonly (Step | undefined)[]): Range[] {
  if (!hasWholeBlocks(part.slice)) return unchangedRange(part, later);
  let { from, to } = part;
  for (const step of later) {
    const map = step?.getMap();
    if (map) [from, to] = [map.map(from, 1), map.map(to, -1)];
  }
  return from < to ? [{ from, to }] : [];
}

/** None where something was written into it. */
function unchangedRange({ from, to }: Range, later: readonly (Step | undefined)[]): Range[] {
  let ranges: Range[] = [{ from, to }];
  for (const step of later) {
    const pieces = ranges.flatMap((range) => (step ? remainingRanges(range, step.getMap()) : [range]));
    ranges = [];
    for (const piece of pieces) {
      const last = ranges.at(-1);
      if (last && last.to === piece.from) last.to = piece.to;
      else ranges.push(piece);
    }
  }
  return ranges.length === 1 ? ranges : [];
}
