import { setBlockType, wrapIn } from 'prosemirror-commands';
import type { Node, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import {
  type Command,
  type EditorState,
  NodeSelection,
  Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { MoveStep } from '#content/document/move-step.ts';
import { storySchema } from '#content/document/schema.ts';

const { nodes, marks } = storySchema;

interface Block {
  node: Node;
  /** Where it begins. */
  at: number;
  index: number;
}

/** The block of the body with the caret, or the one that is selected. */
export function currentBlock({ doc, selection }: EditorState): Block | undefined {
  const index = selection.$from.index(0);
  const node = doc.maybeChild(index);
  return node ? { node, index, at: selection.$from.posAtIndex(index, 0) } : undefined;
}

/** Moves the current block before or after its neighbor; the caret stays in its text. */
export function moveBlock(direction: -1 | 1): Command {
  return (state, dispatch) => {
    const block = currentBlock(state);
    const neighbor = block && state.doc.maybeChild(block.index + direction);
    if (!block || !neighbor) return false;
    const { tr, selection } = state;
    const end = block.at + block.node.nodeSize;
    if (selection instanceof TextSelection) {
      const within = (at: number) => state.doc.resolve(Math.min(Math.max(at, block.at + 1), end - 1));
      tr.setSelection(TextSelection.between(within(selection.anchor), within(selection.head)));
    }
    tr.step(
      new MoveStep(block.at, end, direction < 0 ? block.at - neighbor.nodeSize : end + neighbor.nodeSize),
    );
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Moves the selected block to where that many blocks are above it. */
export function moveBlockTo(index: number): Command {
  return (state, dispatch) => {
    const block = currentBlock(state);
    if (!block || !(state.selection instanceof NodeSelection) || state.selection.$from.depth > 0)
      return false;
    // On either side of itself it stays where it is.
    if (index === block.index || index === block.index + 1) return true;
    const to = state.doc.resolve(0).posAtIndex(Math.min(index, state.doc.childCount));
    const tr = state.tr.step(new MoveStep(block.at, block.at + block.node.nodeSize, to));
    dispatch?.(tr.setMeta('uiEvent', 'drop'));
    return true;
  };
}

/** A copy below; an embed in it gets a uuid of its own. */
export function duplicateBlock(newUuid: () => string): Command {
  return (state, dispatch) => {
    const block = currentBlock(state);
    if (!block) return false;
    const { node, at } = block;
    const isEmbed = node.type.isInGroup('embeds') && node.type !== nodes.unknownEmbed;
    const uuid = isEmbed ? newUuid() : undefined;
    const attrs = uuid === undefined ? node.attrs : { ...node.attrs, ...copiedAttributes(node, uuid) };
    dispatch?.(state.tr.insert(at + node.nodeSize, node.type.create(attrs, node.content)).scrollIntoView());
    return true;
  };
}

function copiedAttributes({ attrs }: Node, uuid: string): object {
  return 'embed' in attrs
    ? { uuid, embed: { ...attrs.embed, uuid } }
    : { uuid, data: { ...attrs.data, uuid } };
}

/** Deletes the current block; a body without blocks gets an empty paragraph. */
export const deleteBlock: Command = (state, dispatch) => {
  const block = currentBlock(state);
  if (!block) return false;
  const end = block.at + block.node.nodeSize;
  const tr =
    state.doc.childCount === 1
      ? state.tr.replaceWith(block.at, end, nodes.paragraph.create())
      : state.tr.delete(block.at, end);
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** Puts a block after the current one, or in the place of an empty paragraph, and the caret into it. */
export function insertBlock(block: Node): Command {
  return (state, dispatch) => {
    const current = currentBlock(state);
    if (!current) return false;
    const { tr } = state;
    const end = current.at + current.node.nodeSize;
    const isEmpty = current.node.type === nodes.paragraph && current.node.content.size === 0;
    const at = isEmpty ? current.at : end;
    tr.replaceWith(at, end, block);
    tr.setSelection(
      block.isAtom
        ? NodeSelection.create(tr.doc, at)
        : TextSelection.between(tr.doc.resolve(at + 1), tr.doc.resolve(at + 1)),
    );
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

export const toParagraph: Command = setBlockType(nodes.paragraph);
export const toHeading = (level: 2 | 3 | 4): Command => setBlockType(nodes.heading, { level });
export const toCode: Command = setBlockType(nodes.codeBlock);
export const toQuote: Command = wrapIn(nodes.blockquote);

/** Wraps in a list whose items hold plain lines, as `<li>text</li>`. */
export function toList(type: NodeType): Command {
  return (state, dispatch) =>
    wrapInList(type)(
      state,
      dispatch &&
        ((tr) => {
          replaceTextblocks(tr, nodes.listItem, nodes.paragraph, nodes.line);
          dispatch(tr);
        }),
    );
}

/** Ends the list at this item; its line becomes a paragraph again. */
export const endList: Command = (state, dispatch) =>
  liftListItem(nodes.listItem)(
    state,
    dispatch &&
      ((tr) => {
        replaceTextblocks(tr, tr.doc.type, nodes.line, nodes.paragraph);
        dispatch(tr);
      }),
  );

/** Changes textblocks of the selection that are children of `parent`. */
function replaceTextblocks(tr: Transaction, parent: NodeType, from: NodeType, to: NodeType): void {
  const found: number[] = [];
  tr.doc.nodesBetween(tr.selection.from, tr.selection.to, (node, at, around) => {
    if (node.type === from && around?.type === parent) found.push(at);
  });
  for (const at of found) tr.setNodeMarkup(at, to);
}

/** Links the selection; an empty address removes the link. An edited link loses the `rel` of the old address. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const { from, to, empty } = state.selection;
    if (empty) return false;
    const tr = state.tr.removeMark(from, to, marks.a);
    dispatch?.(href === '' ? tr : tr.addMark(from, to, marks.a.create({ href })));
    return true;
  };
}

/** Deletes what was typed to call a command and runs it, as one change. */
export function afterDeleting(from: number, to: number, command: Command): Command {
  return (state, dispatch) => {
    const whole = state.tr.delete(from, to);
    return command(state.apply(whole), (tr) => {
      for (const step of tr.steps) whole.step(step);
      whole.setSelection(Selection.fromJSON(whole.doc, tr.selection.toJSON())).scrollIntoView();
      dispatch?.(whole);
    });
  };
}
