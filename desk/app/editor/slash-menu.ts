import {
  type EditorState,
  NodeSelection,
  Plugin,
  PluginKey,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { applyChoice, type BlockChoice, findBlocks, type SlashQuery, slashQuery } from './block-menu.ts';

/** The menu of blocks at a slash: what was found, and which choice Enter takes. */
export interface SlashState extends SlashQuery {
  found: readonly BlockChoice[];
  current: number;
}

interface Stored {
  shown: SlashState | undefined;
  /** Esc keeps the slash as a sign: the menu stays away from this place. */
  dismissedAt: number | undefined;
}
type Change = { current: number } | 'dismiss';

const key = new PluginKey<Stored>('slashMenu');
export const slashState = (state: EditorState) => key.getState(state)?.shown;

function next(tr: Transaction, before: Stored, state: EditorState): Stored {
  const change = tr.getMeta(key) as Change | undefined;
  if (change === 'dismiss') return { shown: undefined, dismissedAt: before.shown?.from };
  if (change && before.shown) return { ...before, shown: { ...before.shown, current: change.current } };
  const query = slashQuery(state);
  const dismissedAt = before.dismissedAt === undefined ? undefined : tr.mapping.map(before.dismissedAt);
  if (!query) return { shown: undefined, dismissedAt: undefined };
  // Only typing opens it: a caret that passes a slash does not.
  if ((!before.shown && !tr.docChanged) || query.from === dismissedAt)
    return { shown: undefined, dismissedAt };
  const found = findBlocks(query.query);
  return { shown: found.length > 0 ? { ...query, found, current: 0 } : undefined, dismissedAt };
}

/** Sent to the text by the menu: the dialog belongs to the screen around it. */
export const pictureEvent = 'choose-picture';

/** Sent to the text with the uuid of a block whose form is to be opened. */
export const editEvent = 'edit-block';

export const newUuid = (): string => crypto.randomUUID();

export function takeChoice(view: EditorView, choice: BlockChoice): void {
  const shown = slashState(view.state);
  if (shown) applyChoice(choice, shown, newUuid)(view.state, view.dispatch, view);
  view.focus();
  if (choice.opens === 'picture') view.dom.dispatchEvent(new Event(pictureEvent));
  else openNewBlock(view);
}

/** A block that is data as a whole is filled in at once; the caret waits below it, where no key replaces it. */
function openNewBlock(view: EditorView): void {
  const { selection } = view.state;
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'embed') return;
  view.dispatch(caretBelow(view.state, selection.to));
  view.dom.dispatchEvent(new CustomEvent(editEvent, { detail: selection.node.attrs.uuid }));
}

function caretBelow({ tr, schema }: EditorState, end: number): Transaction {
  if (!tr.doc.nodeAt(end)?.isTextblock) tr.insert(end, schema.node('paragraph'));
  return tr.setSelection(TextSelection.create(tr.doc, end + 1));
}

/** Opens the dialog of pictures in place of a slash whose menu is shown. The text has the focus, so that the dialog returns it there. */
export function choosePicture(view: EditorView): void {
  const shown = slashState(view.state);
  if (shown) view.dispatch(view.state.tr.delete(shown.from, shown.to));
  view.focus();
  view.dom.dispatchEvent(new Event(pictureEvent));
}

export const slashMenu = (): Plugin<Stored> =>
  new Plugin<Stored>({
    key,
    state: {
      init: () => ({ shown: undefined, dismissedAt: undefined }),
      apply: (tr, before, _, state) =>
        tr.docChanged || tr.selectionSet || tr.getMeta(key) ? next(tr, before, state) : before,
    },
    props: {
      handleKeyDown(view, event) {
        const shown = slashState(view.state);
        if (!shown || event.isComposing) return false;
        const move = (by: number) => {
          const current = (shown.current + by + shown.found.length) % shown.found.length;
          view.dispatch(view.state.tr.setMeta(key, { current }));
        };
        if (event.key === 'ArrowDown') move(1);
        else if (event.key === 'ArrowUp') move(-1);
        else if (event.key === 'Escape') view.dispatch(view.state.tr.setMeta(key, 'dismiss'));
        else if (event.key === 'Enter' || event.key === 'Tab') {
          const choice = shown.found[shown.current];
          if (choice) takeChoice(view, choice);
        } else return false;
        return true;
      },
    },
  });
