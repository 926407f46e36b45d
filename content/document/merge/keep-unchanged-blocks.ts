import { Fragment, type Node } from 'prosemirror-model';

/**
 * A version that was saved over a working copy without unsaved changes, with the blocks of that copy that the version left
 * as they were. They can have more than any version: one has no half-typed addresses, and no block that is nothing without.
 */
export function keepUnchangedBlocks(base: Node, ours: Node, theirs: Node): Node {
  const [before, current] = [byUuid(base), byUuid(ours)];
  const blocks = theirs.children.map((block) => {
    const { uuid } = block.attrs;
    return before.get(uuid)?.eq(block) === true ? (current.get(uuid) ?? block) : block;
  });
  return theirs.copy(Fragment.from(blocks));
}

const byUuid = ({ children }: Node): Map<unknown, Node> =>
  new Map(children.flatMap((block) => (block.attrs.uuid === undefined ? [] : [[block.attrs.uuid, block]])));
