import type { Node } from 'prosemirror-model';
import type { DraftRow } from '../store/drafts.ts';

interface KnownDocument {
  epoch: string;
  step: number;
  document: Node;
}

/** Documents of drafts in memory. Within an epoch a number of steps means the same document in every process, so none is ever wrong. */
export interface DraftDocuments {
  /** A document of this draft that is not newer than the row. */
  find(row: Pick<DraftRow, 'story_n' | 'epoch' | 'step' | 'base_step'>): KnownDocument | undefined;
  /** Call it after the commit: before, another transaction may still get the same number. */
  add(row: Pick<DraftRow, 'story_n' | 'epoch' | 'step'>, document: Node): void;
}

export function createDraftDocuments(most = 50): DraftDocuments {
  const known = new Map<number, KnownDocument>();
  return {
    find({ story_n, epoch, step, base_step }) {
      const found = known.get(story_n);
      return found && found.epoch === epoch && found.step <= step && found.step >= base_step
        ? found
        : undefined;
    },
    add({ story_n, epoch, step }, document) {
      known.delete(story_n);
      known.set(story_n, { epoch, step, document });
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
    },
  };
}
