import { receiveTransaction, sendableSteps } from 'prosemirror-collab';
import type { Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { Mapping, type Step, Transform } from 'prosemirror-transform';
import { type DisplacedText, unseenDeletions, wordsOf } from './displaced-text.ts';

type Lost = Pick<DisplacedText, 'text' | 'why'>;

interface Received {
  tr: Transaction;
  /** Words that found no place among the changes of others. */
  lost: Lost[];
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
  const tr = receiveTransaction(state, [...steps], [...clientIds], { mapSelectionBackward: true });
  if (theirs.length === 0 || own.length === 0) return { tr, lost: [] };
  // The transaction takes back the own steps, applies theirs, and applies the own ones again as mirrors.
  const rebased = own.map((_, index) => {
    const mirror = tr.mapping.getMirror(own.length - 1 - index);
    return mirror === undefined ? undefined : tr.steps[mirror];
  });
  const document = tr.docs[own.length + theirs.length] ?? tr.doc;
  return { tr, lost: lostWords(document, own, theirs, rebased) };
}

interface Rebased {
  steps: Step[];
  lost: Lost[];
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
    const mapped = isRejected(index) ? null : step.map(mapping.slice(mirror + 1));
    if (!mapped || transform.maybeStep(mapped).failed) return undefined;
    mapping.appendMap(mapped.getMap(), mirror);
    return mapped;
  });
  const rejected = wordsOf(own, isRejected).map((text) => ({ text, why: 'rejected' as const }));
  const lost = lostWords(document, own, theirs, rebased, isRejected);
  return { steps: transform.steps, lost: [...rejected, ...lost] };
}

function lostWords(
  document: Node,
  own: readonly Step[],
  theirs: readonly Step[],
  rebased: readonly (Step | undefined)[],
  isRejected: (index: number) => boolean = () => false,
): Lost[] {
  const dropped = wordsOf(own, (index) => rebased[index] === undefined && !isRejected(index));
  return [
    ...dropped.map((text) => ({ text, why: 'place-deleted' as const })),
    ...unseenDeletions(document, theirs, rebased).map((text) => ({ text, why: 'deleted-unseen' as const })),
  ];
}
