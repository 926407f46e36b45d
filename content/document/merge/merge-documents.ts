import { Fragment, type Node } from 'prosemirror-model';
import { alignLists, equalLists, type MergePart } from './merge-lists.ts';

const isSame = (a: Node, b: Node) => a.eq(b);

/**
 * Merges two documents that were made from the same one. A block or word that only one side changed is taken from
 * that side. Where both changed the same words, both are kept, ours first: a merge never removes what an editor wrote.
 */
export function mergeDocuments(base: Node, ours: Node, theirs: Node): Node {
  if (base.eq(theirs) || ours.eq(theirs)) return ours;
  if (base.eq(ours)) return theirs;
  const blocks = alignLists(base.children, ours.children, theirs.children, isSame).flatMap(mergeBlocks);
  const attrs = JSON.stringify(base.attrs) === JSON.stringify(ours.attrs) ? theirs.attrs : ours.attrs;
  return ours.type.create(attrs, Fragment.from(blocks));
}

function mergeBlocks({ base, ours, theirs }: MergePart<Node>): readonly Node[] {
  if (equalLists(base, theirs, isSame) || equalLists(ours, theirs, isSame)) return ours;
  if (equalLists(base, ours, isSame)) return theirs;
  if (base.length !== ours.length || base.length !== theirs.length)
    return [...ours, ...withoutBase(theirs, base)];
  return base.flatMap((block, index) => {
    const [our, their] = [ours[index] as Node, theirs[index] as Node];
    if (their.eq(block) || our.eq(their)) return [our];
    if (our.eq(block)) return [their];
    return canMergeText(block, our, their) ? [mergeText(block, our, their)] : [our, their];
  });
}

/** Blocks that stood there before are in our side already, changed or removed on purpose. */
export const withoutBase = (blocks: readonly Node[], base: readonly Node[]) =>
  blocks.filter((block) => !base.some((known) => known.eq(block)));

const canMergeText = (base: Node, ours: Node, theirs: Node) =>
  base.isTextblock && base.type === ours.type && base.type === theirs.type;

function mergeText(base: Node, ours: Node, theirs: Node): Node {
  const words = alignLists(wordsOf(base), wordsOf(ours), wordsOf(theirs), isSame).flatMap((part) => {
    if (equalLists(part.base, part.theirs, isSame) || equalLists(part.ours, part.theirs, isSame))
      return part.ours;
    if (equalLists(part.base, part.ours, isSame)) return part.theirs;
    return [...part.ours, ...withoutBase(part.theirs, part.base)];
  });
  return ours.copy(Fragment.from(words));
}

/** The inline content of a block as words, spaces and inline nodes, each with its marks. */
export function wordsOf(block: Node): Node[] {
  return block.children.flatMap((node) => {
    const { text } = node;
    if (text === undefined) return [node];
    return (text.match(/\s+|[^\s]+/g) ?? []).map((word) => node.type.schema.text(word, node.marks));
  });
}
