import type { Node } from 'prosemirror-model';
import type { Step } from 'prosemirror-transform';
import type { Range } from '#content/document/move-map.ts';
import type { Lost } from './displaced-text.ts';
import { createMixedMarks, type MixedOptions } from './mixed-marks.ts';
import { ownPassages } from './own-passages.ts';
import { createRejectedPassage } from './rejected-passage.ts';
import { createUnseenPassages } from './unseen-passages.ts';

interface Options extends MixedOptions {
  keep(lost: readonly Lost[]): void;
}

/** Collects what a tab loses while it sends and receives steps, each passage once, and what lands in text of colleagues. */
export function createLostPassages({ keep, ...given }: Options) {
  const mixed = createMixedMarks(given);
  const unseen = createUnseenPassages();
  const rejected = createRejectedPassage();
  return {
    /** Own text without a position in what the server has now, and text of colleagues that own steps delete. */
    byMerge(
      received: { lost: readonly Lost[]; unseen: readonly Range[]; mixed: readonly Range[]; document: Node },
      steps: readonly Step[],
    ) {
      keep([...received.lost, ...unseen.take(steps, received.document, received.unseen)]);
      rejected.follow(steps);
      mixed.add(received.mixed);
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
    /** All own text is on the server. */
    settle: () => mixed.settle(),
  };
}
