import { receiveTransaction, sendableSteps } from 'prosemirror-collab';
import { type Node, Slice } from 'prosemirror-model';
import { type EditorState, NodeSelection, Selection, type Transaction } from 'prosemirror-state';
import { type Mappable, Mapping, ReplaceStep, type Step, Transform } from 'prosemirror-transform';
import { DataStep } from '#content/document/data-step.ts';
import { type Range, remainingRanges } from '#content/document/move-map.ts';
import { type Lost, unseenData, unseenDeletions } from './displaced-text.ts';
import { hasWholeBlocks, isIn, type Original, restoredCopies, withoutExtraCopies } from './extra-copies.ts';
import { mixedText } from './mixed-text.ts';
import { ownPassages } from './own-passages.ts';
import { passageOf, plainPassage } from './passage.ts';
import { createUnseenPassages } from './unseen-passages.ts';

interface Received {
  tr: Transaction;
  /** Words that found no place among the changes of others. */
  lost: Lost[];
  /** Text of colleagues in `document`, the text without own steps, that own steps delete unseen. */
  unseen: readonly Range[];
  document: Node;
  /** Own text in `tr.doc` that stands in the middle of what colleagues wrote meanwhile. */
  mixed: readonly Range[];
  /** What makes up for own moves of blocks that did not know of the changes of others; own steps to send. */
  mended: readonly Step[];
}

/** Steps from the server under the own unsent ones; prosemirror-collab drops what no longer fits, this says what it was. */
export function receiveSteps(
  state: EditorState,
  steps: readonly Step[],
  clientIds: readonly string[],
  clientId: string,
): Received {
  let confirmed = clientIds.findIndex((id) => id !== clientId);
  if (confirmed < 0) confirmed = clientIds.length;
  const own = (sendableSteps(state)?.steps ?? []).slice(confirmed);
  const theirs = steps.slice(confirmed);
  const tr = ownTextFirst(() =>
    receiveTransaction(state, [...steps], [...clientIds], { mapSelectionBackward: true }),
  );
  keepNodeSelection(state, tr);
  if (theirs.length === 0 || own.length === 0)
    return { tr, lost: [], unseen: [], mixed: [], document: tr.doc, mended: [] };
  // The transaction takes back the own steps, applies theirs, and applies the own ones again as mirrors.
  const rebased = own.map((_, index) => {
    const mirror = tr.mapping.getMirror(own.length - 1 - index);
    return mirror === undefined ? undefined : tr.steps[mirror];
  });
  const document = tr.docs[own.length + theirs.length] ?? tr.doc;
  const mixed = mixedText(tr.doc, theirs, rebased);
  const merge = { before: document, after: tr.doc, own, theirs, rebased, originalsOf: originalsIn(tr, own) };
  return { tr, document, mixed, ...consequences(merge) };
}

/** The transaction begins with taking back the own steps: it has the text before each of them. */
function originalsIn(
  { docs, doc, mapping }: Transaction,
  own: readonly Step[],
): Required<Merge>['originalsOf'] {
  return (index) => {
    const [step, taken] = [own[index], own.length - index];
    const before = docs[taken];
    if (!before || !(step instanceof ReplaceStep)) return [];
    const later = mapping.maps.slice(taken);
    return blocksIn(before, step).map((block) => {
      const remaining = later.reduce<Range[]>(
        (ranges, map) => ranges.flatMap((range) => remainingRanges(range, map)),
        [block],
      );
      return {
        deleted: before.textBetween(block.from, block.to),
        remaining: remaining.map(({ from, to }) => doc.textBetween(from, to)).join(''),
      };
    });
  };
}

/** A range, block by block. */
function blocksIn(doc: Node, { from, to }: Range): Range[] {
  const blocks: Range[] = [];
  doc.forEach((node, at) => {
    const block = { from: Math.max(from, at), to: Math.min(to, at + node.nodeSize) };
    if (block.from < block.to) blocks.push(block);
  });
  return blocks;
}

/**
 * Where a colleague typed at the same place, own text that was not sent yet stays before theirs: the caret does too, so what
 * is typed next follows it. By default it would move behind, and the words of both would mix sign by sign.
 */
function ownTextFirst<T>(rebase: () => T): T {
  const usual = ReplaceStep.MAP_BIAS;
  ReplaceStep.MAP_BIAS = -1;
  try {
    return rebase();
  } finally {
    ReplaceStep.MAP_BIAS = usual;
  }
}

/** A selected block may be gone, or stand where nothing can be selected; by itself the selection would throw then. */
function keepNodeSelection({ selection }: EditorState, tr: Transaction): void {
  if (!(selection instanceof NodeSelection)) return;
  const { pos, deleted } = tr.mapping.mapResult(selection.anchor);
  const place = tr.doc.resolve(pos);
  const isThere = !deleted && place.nodeAfter !== null && NodeSelection.isSelectable(place.nodeAfter);
  tr.setSelection(
    isThere ? new NodeSelection(place) : (Selection.findFrom(place, 1) ?? Selection.atStart(tr.doc)),
  );
}

interface Rebased {
  steps: Step[];
  lost: Lost[];
  mixed: readonly Range[];
  /** From the document with all own steps to the one with those that remain. */
  mapping: Mapping;
}

/** Own steps that were never acknowledged, on a newer document. */
export function rebaseOnto(
  document: Node,
  own: readonly Step[],
  theirs: readonly Step[],
  isRejected: (index: number) => boolean = () => false,
): Rebased {
  const mapping = new Mapping([
    ...own.map((step) => step.getMap().invert()).reverse(),
    ...theirs.map((step) => step.getMap()),
  ]);
  const transform = new Transform(document);
  const rebased = own.map((step, index) => {
    const mirror = own.length - 1 - index;
    const mapped = isRejected(index) ? null : ownTextFirst(() => step.map(mapping.slice(mirror + 1)));
    if (!mapped || transform.maybeStep(mapped).failed) return undefined;
    mapping.appendMap(mapped.getMap(), mirror);
    return mapped;
  });
  const torn = mixedText(transform.doc, theirs, rebased);
  const merge = { before: document, after: transform.doc, own, theirs, rebased, isRejected };
  const { lost, unseen, mended } = consequences(merge);
  for (const step of mended) transform.step(step);
  const late = transform.mapping.slice(transform.steps.length - mended.length);
  const mixed = torn.map(({ from, to }) => ({ from: late.map(from, 1), to: late.map(to, -1) }));
  const deleted = createUnseenPassages().take([], document, unseen);
  return { steps: transform.steps, lost: [...lost, ...deleted], mixed, mapping };
}

/** The own steps but the first on a text that has begun again; its caret would be at the start. */
export function withoutFirst(
  state: EditorState,
  own: readonly Step[],
  theirs: readonly Step[],
  selection: Selection,
): Pick<Received, 'tr' | 'lost'> {
  const { steps, lost, mapping } = rebaseOnto(state.doc, own, theirs, (index) => index === 0);
  const { tr } = state;
  for (const step of steps) tr.step(step);
  // Where a colleague typed at the caret it stays before their words, as own text does.
  const backward: Mappable = {
    map: (at) => mapping.map(at, -1),
    mapResult: (at, side) => mapping.mapResult(at, side),
  };
  // A bookmark finds the next place where nothing can be selected at this one any more.
  tr.setSelection(selection.getBookmark().map(backward).resolve(tr.doc));
  return { tr: tr.setMeta('addToHistory', false), lost };
}

interface Merge {
  /** The text without own steps, and with them. */
  before: Node;
  after: Node;
  own: readonly Step[];
  theirs: readonly Step[];
  rebased: readonly (Step | undefined)[];
  isRejected?: (index: number) => boolean;
  originalsOf?: (index: number) => readonly Original[];
}

/** What a rebase costs and needs: words that are gone by it, and steps that make up for moves. */
function consequences({
  before,
  after,
  own,
  theirs,
  rebased,
  isRejected = () => false,
  originalsOf = () => [],
}: Merge): Pick<Received, 'lost' | 'unseen' | 'mended'> {
  const dropped = ownPassages(own, (index) => rebased[index] === undefined);
  const stored = rebased.filter((step) => step !== undefined);
  const single = new Transform(after);
  const copies = withoutExtraCopies(before, after, new Mapping(stored.map((step) => step.getMap())));
  for (const step of copies) single.step(step);
  const changed = takeRestored(single, { own, rebased, originalsOf });
  // What was written into the copy that is gone.
  if (copies.length > 0) for (const step of stored) if (step instanceof DataStep) single.maybeStep(step);
  const data = unseenData({ before, after: single.doc }, theirs, rebased);
  const whyOf = (steps: readonly number[]) => (steps.some(isRejected) ? 'rejected' : 'place-deleted');
  return {
    lost: [
      ...dropped.map(({ document, steps }) => ({ document, why: whyOf(steps) }) as const),
      ...changed.map((document) => ({ document, why: 'place-deleted' as const })),
      ...data.lost.map((text) => ({ document: plainPassage(text), why: 'deleted-unseen' as const })),
    ],
    unseen: unseenDeletions(before, theirs, rebased),
    mended: [...single.steps, ...data.again],
  };
}

/** Takes away what an undo put back beside its original; what the original has in another form is returned. */
function takeRestored(single: Transform, merge: Parameters<typeof restoredCopies>[0]): Node[] {
  return restoredCopies(merge).flatMap(({ from, to, slice, isChanged }) => {
    const step = new ReplaceStep(single.mapping.map(from, 1), single.mapping.map(to, -1), Slice.empty);
    const { doc } = step.apply(single.doc);
    if (step.from >= step.to || !doc) return [];
    // With what was written into it since.
    const copy = hasWholeBlocks(slice) ? single.doc.slice(step.from, step.to) : slice;
    const isWhole = isIn(doc, copy);
    if (!isWhole && !isChanged) return [];
    single.step(step);
    return isWhole ? [] : [passageOf(copy)];
  });
}
