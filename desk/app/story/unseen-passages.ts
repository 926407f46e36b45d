import type { Node } from 'prosemirror-model';
import type { Step } from 'prosemirror-transform';
import type { Range } from '#content/document/move-map.ts';
import type { Lost } from './displaced-text.ts';
import { isWorthKeeping, partOf, passageOf } from './passage.ts';

/** Text of colleagues that this tab deletes, in the document as the server has it. */
interface Unseen extends Range {
  /** Once there is more than spaces. */
  id?: string;
}

/**
 * Joins text of colleagues that this tab deletes before its editor can see it. Their keys come one by one while the deletion is
 * under way: what is connected in the document of the server is one passage, however many responses bring it.
 */
export function createUnseenPassages() {
  let known: readonly Unseen[] = [];
  return {
    /** `document` has what `steps` brought; the ranges in it are lost by own steps that the server does not have yet. */
    take(steps: readonly Step[], document: Node, ranges: readonly Range[]): Lost[] {
      for (const step of steps) {
        const map = step.getMap();
        known = known
          .map((one) => ({ ...one, from: map.map(one.from, 1), to: map.map(one.to, -1) }))
          // The server has the deletion.
          .filter(({ from, to }) => to > from);
      }
      const grown = new Set<Unseen>();
      for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
        const home = known.find(({ from, to }) => range.from <= to && range.to >= from);
        const whole: Unseen = { ...home, ...(home ? united(home, range) : range) };
        known = [...known.filter((one) => one !== home), whole];
        if (home) grown.delete(home);
        grown.add(whole);
      }
      return [...grown].flatMap((one) => {
        const passage = passageOf(partOf(document, one.from, one.to));
        if (!isWorthKeeping(passage)) return [];
        one.id ??= crypto.randomUUID();
        return { id: one.id, document: passage, why: 'deleted-unseen' };
      });
    },
    /** The text has begun again. */
    reset(): void {
      known = [];
    },
  };
}

const united = (one: Range, other: Range): Range => ({
  from: Math.min(one.from, other.from),
  to: Math.max(one.to, other.to),
});
