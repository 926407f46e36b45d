import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';

/** The passage of an open note, at a document that this tab has. */
export interface NotedPassage {
  id: string;
  from: number;
  to: number;
}

interface Shown {
  marks: DecorationSet;
  /** The note that is being read. */
  current: string | undefined;
}
type Change = { passages: readonly NotedPassage[]; current?: string | undefined };

const key = new PluginKey<Shown>('noteMarks');

function markOf({ id, from, to }: NotedPassage, current: string | undefined, size: number): Decoration[] {
  const [start, end] = [Math.min(from, size), Math.min(to, size)];
  if (end <= start) return [];
  const name = id === current ? 'note-mark is-current' : 'note-mark';
  return [Decoration.inline(start, end, { class: name, 'data-note': id }, { id })];
}

/** Marks the passages that have open notes. They move with the text, and are gone with it. */
export const noteMarks = (): Plugin<Shown> =>
  new Plugin<Shown>({
    key,
    state: {
      init: () => ({ marks: DecorationSet.empty, current: undefined }),
      apply(tr, shown) {
        const change = tr.getMeta(key) as Change | undefined;
        if (change) {
          const { size } = tr.doc.content;
          const marks = change.passages.flatMap((passage) => markOf(passage, change.current, size));
          return { marks: DecorationSet.create(tr.doc, marks), current: change.current };
        }
        return tr.docChanged ? { ...shown, marks: shown.marks.map(tr.mapping, tr.doc) } : shown;
      },
    },
    props: { decorations: (state) => key.getState(state)?.marks },
  });

export const showNoteMarks = (
  state: EditorState,
  passages: readonly NotedPassage[],
  current?: string,
): Transaction =>
  state.tr.setMeta(key, { passages, current } satisfies Change).setMeta('addToHistory', false);

/** Where the passages are now. */
export function notedPassages(state: EditorState): NotedPassage[] {
  const found = key.getState(state)?.marks.find() ?? [];
  return found
    .map(({ from, to, spec }) => ({ id: String(spec.id), from, to }))
    .toSorted((a, b) => a.from - b.from || a.to - b.to);
}

/** The note on the words at this place; of several the one that begins last. */
export const noteAt = (state: EditorState, at: number): string | undefined =>
  notedPassages(state).findLast(({ from, to }) => from <= at && at <= to)?.id;
