import { diffArrays } from 'diff';
import { Fragment, type Node, Slice } from 'prosemirror-model';
import { DocAttrStep, ReplaceStep, type Step } from 'prosemirror-transform';

/** A block of the one document beside a block of the other; undefined where one has none. */
type Pair = readonly [before: Node | undefined, after: Node | undefined];

const mostEdits = 2000;

/**
 * The smallest steps, block by block, from one document to another. Steps that stay small leave the selection and the
 * unsent changes of everybody else in place.
 */
export function stepsBetween(before: Node, after: Node): Step[] {
  const steps: Step[] = [];
  for (const [name, value] of Object.entries(after.attrs))
    if (JSON.stringify(before.attrs[name]) !== JSON.stringify(value))
      steps.push(new DocAttrStep(name, value));
  const replaced: ReplaceStep[] = [];
  let at = 0;
  for (const [old, now] of pairsOf(before.children, after.children)) {
    const size = old?.nodeSize ?? 0;
    const step = blockStep(at, old, now);
    if (step) replaced.push(step);
    at += size;
  }
  // From the end, so that the positions of those before stay as they are.
  return [...steps, ...replaced.reverse()];
}

function pairsOf(before: readonly Node[], after: readonly Node[]): Pair[] {
  const isSame = (a: Node, b: Node) => a.eq(b);
  const parts = diffArrays([...before], [...after], { comparator: isSame, maxEditLength: mostEdits });
  if (!parts) return pairUp(before, after);
  const pairs: Pair[] = [];
  let removed: readonly Node[] = [];
  let added: readonly Node[] = [];
  const flush = () => {
    pairs.push(...pairUp(removed, added));
    [removed, added] = [[], []];
  };
  for (const part of parts) {
    if (part.removed) removed = [...removed, ...part.value];
    else if (part.added) added = [...added, ...part.value];
    else {
      flush();
      for (const block of part.value) pairs.push([block, block]);
    }
  }
  flush();
  return pairs;
}

/** What was removed in one place is paired with what was added there, in order. */
const pairUp = (removed: readonly Node[], added: readonly Node[]): Pair[] =>
  Array.from(
    { length: Math.max(removed.length, added.length) },
    (_, index) => [removed[index], added[index]] as const,
  );

function blockStep(at: number, old: Node | undefined, now: Node | undefined): ReplaceStep | undefined {
  if (old && now && (old === now || old.eq(now))) return undefined;
  if (old && now && old.isTextblock && old.hasMarkup(now.type, now.attrs, now.marks)) {
    const start = old.content.findDiffStart(now.content);
    const end = old.content.findDiffEnd(now.content);
    if (start === null || !end) return undefined;
    // The same character before and after what was added: the ends would overlap.
    const overlap = Math.max(0, start - Math.min(end.a, end.b));
    const inside = at + 1;
    return new ReplaceStep(
      inside + start,
      inside + end.a + overlap,
      new Slice(now.content.cut(start, end.b + overlap), 0, 0),
    );
  }
  const slice = now ? new Slice(Fragment.from(now), 0, 0) : Slice.empty;
  return new ReplaceStep(at, at + (old?.nodeSize ?? 0), slice);
}
