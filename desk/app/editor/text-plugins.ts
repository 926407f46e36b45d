import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Plugin } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { colleagueCarets } from './colleague-carets.ts';
import { editorKeys } from './editor-keys.ts';
import { typing } from './input-rules.ts';
import { keepData } from './keep-data.ts';
import { noteMarks } from './note-marks.ts';
import { placeholder } from './placeholder.ts';
import { slashMenu } from './slash-menu.ts';
import { toComeMarks } from './to-come.ts';

/** Everything that works inside the text, in the order in which it gets keys. */
export function textPlugins(): Plugin[] {
  return [
    slashMenu(),
    keymap({ ...editorKeys }),
    typing(),
    dropCursor({ class: 'drop-cursor', color: false, width: 3 }),
    gapCursor(),
    tableEditing(),
    history(),
    keepData(),
    placeholder(),
    toComeMarks(),
    noteMarks(),
    colleagueCarets(),
  ];
}
