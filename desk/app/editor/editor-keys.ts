import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command } from 'prosemirror-state';
import { goToNextCell } from 'prosemirror-tables';
import { storySchema } from '#content/document/schema.ts';
import { endList, moveBlock, toHeading, toList, toParagraph } from './block-commands.ts';

const { nodes, marks } = storySchema;

const lineBreak: Command = (state, dispatch) => {
  const { parent } = state.selection.$from;
  if (!parent.type.contentMatch.matchType(nodes.hardBreak)) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hardBreak.create()).scrollIntoView());
  return true;
};

/** Keys inside the text; `Mod` is ⌘ on a Mac and Ctrl elsewhere. */
export const editorKeys: Readonly<Record<string, Command>> = {
  ...baseKeymap,
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.em),
  'Mod-`': toggleMark(marks.code),
  'Mod-Alt-1': toParagraph,
  'Mod-Alt-2': toHeading(2),
  'Mod-Alt-3': toHeading(3),
  'Mod-Alt-4': toHeading(4),
  'Mod-Shift-7': toList(nodes.orderedList),
  'Mod-Shift-8': toList(nodes.bulletList),
  'Alt-ArrowUp': moveBlock(-1),
  'Alt-ArrowDown': moveBlock(1),
  'Mod-z': undo,
  'Mod-Shift-z': redo,
  'Mod-y': redo,
  'Shift-Enter': chainCommands(exitCode, lineBreak),
  Enter: chainCommands(splitListItem(nodes.listItem), endAtEmptyItem, baseKeymap.Enter as Command),
  Tab: chainCommands(sinkListItem(nodes.listItem), goToNextCell(1)),
  'Shift-Tab': chainCommands(endList, goToNextCell(-1)),
};

function endAtEmptyItem(...[state, dispatch]: Parameters<Command>): boolean {
  return state.selection.$from.parent.content.size === 0 && endList(state, dispatch);
}
