import { diffArrays } from 'diff';
import { Fragment, type Node } from 'prosemirror-model';
import { withoutBase, wordsOf } from './merge-documents.ts';
import { alignLists, equalLists, type MergePart } from './merge-lists.ts';

const isSame = (a: Node, b: Node) => a.eq(b);

/**
 * Merges the document of a tab into that of a restored backup. Most of what both have beyond `start`, the document as it
 * was restored, is the same text, which another tab brought back already: it stays once. Without `start` nothing is taken
 * for deleted.
 */
export function mergeRestored(start: Node | undefined, ours: Node, theirs: Node): Node {
  if (start?.eq(theirs) || ours.eq(theirs)) return ours;
  const blocks = alignLists(
    start?.children ?? common(ours.children, theirs.children, isSame),
    ours.children,
    theirs.children,
    isSame,
  ).flatMap(mergeBlocks);
  const isOurs = !start || JSON.stringify(start.attrs) !== JSON.stringify(ours.attrs);
  return ours.type.create(isOurs ? ours.attrs : theirs.attrs, Fragment.from(blocks));
}

/** The part as it is on the side that changed it, where only one did. */
function changedByOne(part: MergePart<Node>): readonly Node[] | undefined {
  const { base, ours, theirs } = part;
  if (equalLists(base, theirs, isSame) || equalLists(ours, theirs, isSame)) return ours;
  return equalLists(base, ours, isSame) ? theirs : undefined;
}

function mergeBlocks(part: MergePart<Node>): readonly Node[] {
  const settled = changedByOne(part);
  if (settled) return settled;
  const { base, ours, theirs } = part;
  const merged: Node[] = [];
  let next = 0;
  for (const block of ours) {
    const at = theirs.findIndex((other, index) => index >= next && isSamePassage(block, other));
    if (at < 0) {
      // A block of before that the other side removed is gone; a changed one has its text there.
      merged.push(...withoutBase([block], base));
      continue;
    }
    merged.push(...withoutBase(theirs.slice(next, at), base));
    const before = base.find((one) => isSamePassage(one, block)) ?? block.copy();
    merged.push(mergePassage(before, block, theirs[at] as Node));
    next = at + 1;
  }
  return [...merged, ...withoutBase(theirs.slice(next), base)];
}

/** The same block, or a paragraph that has half of the words of the other. */
function isSamePassage(block: Node, other: Node): boolean {
  if (block.eq(other)) return true;
  if (block.type !== other.type) return false;
  if (!block.isTextblock) return block.attrs.uuid !== undefined && block.attrs.uuid === other.attrs.uuid;
  const [words, others] = [wordsOf(block), wordsOf(other)];
  const shared = common(words, others, isSame).length;
  return shared > 0 && shared * 2 >= Math.min(words.length, others.length);
}

function mergePassage(base: Node, ours: Node, theirs: Node): Node {
  if (!ours.isTextblock || base.eq(theirs)) return ours;
  const words = alignLists(wordsOf(base), wordsOf(ours), wordsOf(theirs), isSame).flatMap(
    (part) => changedByOne(part) ?? together(part.ours, withoutBase(part.theirs, part.base)),
  );
  return ours.copy(Fragment.from(words));
}

/** What both begin and end with once, and between that both. */
function together(ours: readonly Node[], theirs: readonly Node[]): readonly Node[] {
  const shorter = Math.min(ours.length, theirs.length);
  let begin = 0;
  while (begin < shorter && isSame(ours[begin] as Node, theirs[begin] as Node)) begin += 1;
  let end = 0;
  while (end < shorter - begin && isSame(ours.at(-1 - end) as Node, theirs.at(-1 - end) as Node)) end += 1;
  return [...ours.slice(0, ours.length - end), ...theirs.slice(begin)];
}

/** What both lists have, in order. */
const common = <T>(ours: readonly T[], theirs: readonly T[], equals: (a: T, b: T) => boolean): T[] =>
  diffArrays([...ours], [...theirs], { comparator: equals }).flatMap(({ added, removed, value }) =>
    added || removed ? [] : value,
  );
