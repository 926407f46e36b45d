import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';

export interface ColleagueCaret {
  clientId: string;
  name: string;
  /** A color of the section lines. */
  color: string;
  anchor: number;
  head: number;
}

const key = new PluginKey<DecorationSet>('colleagueCarets');

function caretElement({ name, color }: ColleagueCaret): HTMLElement {
  const caret = document.createElement('span');
  caret.className = 'colleague-caret';
  caret.style.setProperty('--person', color);
  caret.ariaHidden = 'true';
  const label = document.createElement('span');
  label.textContent = name;
  caret.append(label);
  return caret;
}

function decorationsOf(document: Node, carets: readonly ColleagueCaret[]): Decoration[] {
  const most = document.content.size;
  return carets.flatMap((caret) => {
    const [anchor, head] = [Math.min(caret.anchor, most), Math.min(caret.head, most)];
    const shown = [Decoration.widget(head, () => caretElement(caret), { key: caret.clientId, side: 10 })];
    if (anchor === head) return shown;
    const style = `--person: ${caret.color}`;
    return [
      ...shown,
      Decoration.inline(Math.min(anchor, head), Math.max(anchor, head), {
        class: 'colleague-selection',
        style,
      }),
    ];
  });
}

/** Where colleagues are in the text. Between two messages their carets move with the text. */
export const colleagueCarets = (): Plugin<DecorationSet> =>
  new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, shown) {
        const carets = tr.getMeta(key) as readonly ColleagueCaret[] | undefined;
        if (carets) return DecorationSet.create(tr.doc, decorationsOf(tr.doc, carets));
        return tr.docChanged ? shown.map(tr.mapping, tr.doc) : shown;
      },
    },
    props: { decorations: (state) => key.getState(state) },
  });

export const showCarets = ({ tr }: EditorState, carets: readonly ColleagueCaret[]): Transaction =>
  tr.setMeta(key, carets).setMeta('addToHistory', false);
