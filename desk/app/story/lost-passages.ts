import type { Node } from 'prosemirror-model';
import type { Step } from 'prosemirror-transform';
import type { Range } from '#content/document/move-map.ts';
import type { Lost } from './displaced-text.ts';
import { ownPassages } from './own-passages.ts';
import { createRejectedPassage } from './rejected-passage.ts';
import { createUnseenPassages } from './unseen-passages.ts';

/** Collects what a tab loses while it sends and receives steps, each passage once. */
export function createLostPassages(keep: (lost: readonly Lost[]) => void) {
  const unseen = createUnseenPassages();
  const rejected = createRejectedPassage();
  return {
    /** Own text without a position in what the server has now, and text of colleagues that own steps delete. */
    byMerge(
      received: { lost: readonly Lost[]; unseen: readonly Range[]; document: Node },
      steps: readonly Step[],
    ) {
      keep([...received.lost, ...unseen.take(steps, received.document, received.unseen)]);
      rejected.follow(steps);
    },
    /** The first own step was rejected, and the others were rebased on `theirs`. */
    byRejection(
      lost: readonly Lost[],
      {
        step,
        problem,
        theirs,
      }: { step: Step | undefined; problem: string | undefined; theirs: readonly Step[] },
    ) {
      unseen.reset();
      keep(lost.map((one) => (one.why === 'rejected' ? rejected.add({ ...one, problem }, step) : one)));
      rejected.follow(theirs);
    },
    /** The text begins again without these steps. */
    byReset(unsent: readonly Step[]) {
      keep(ownPassages(unsent, () => true).map(({ document }) => ({ document, why: 'too-old' as const })));
      unseen.reset();
      rejected.reset();
    },
  };
}
