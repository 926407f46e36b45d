import { ReplaceStep, type Step } from 'prosemirror-transform';
import type { Range } from '#content/document/move-map.ts';
import type { Lost } from './displaced-text.ts';
import { joined } from './passage.ts';

/** Joins what the server rejects key by key, such as all of a sentence that a firewall does not let through. */
export function createRejectedPassage() {
  let last: (Range & { id: string; passage: Lost }) | undefined;
  return {
    /** The passage with what was rejected just before it at the same position of the text. */
    add(lost: Lost, step: Step | undefined): Lost {
      const { from, to } = step instanceof ReplaceStep ? step : { from: -1, to: -1 };
      const isNext = last !== undefined && from >= last.from && from <= last.to;
      const before = isNext && last?.passage.problem === lost.problem ? last : undefined;
      const id = before?.id ?? crypto.randomUUID();
      const document = before ? joined(before.passage.document, lost.document) : lost.document;
      const passage = { ...lost, id, document };
      last = from < 0 ? undefined : { id, passage, from, to };
      return passage;
    },
    /** What the server has meanwhile. */
    follow(steps: readonly Step[]): void {
      for (const step of steps) {
        const map = step.getMap();
        if (last) last = { ...last, from: map.map(last.from, -1), to: map.map(last.to, -1) };
      }
    },
    reset(): void {
      last = undefined;
    },
  };
}
