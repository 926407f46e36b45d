import type { Node } from 'prosemirror-model';
import type { DraftRow } from '../store/drafts.ts';

interface KnownDocument {
  step: number;
  document: Node;
}

/** Documents of drafts in memory. A number of steps means the same document in every process, so none is ever wrong. */
export interface DraftDocuments {
  /** A document of this draft that is not newer than the row. */
  find(row: Pick<DraftRow, 'story_n' | 'step' | 'base_step'>): KnownDocument | undefined;
  /** Call it after the commit: before, another transaction may still get the same number. */
  add(n: number, step: number, document: Node): void;
}

export function createDraftDocuments(most = 50): DraftDocuments {
  const known = new Map<number, KnownDocument>();
  return {
    find({ story_n, step, base_step }) {
      const found = known.get(story_n);
      return found && found.step <= step && found.step >= base_step ? found : undefined;
    },
    add(n, step, document) {
      known.delete(n);
      known.set(n, { step, document });
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
    },
  };
}
