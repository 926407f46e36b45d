import { getVersion, sendableSteps } from 'prosemirror-collab';
import { Mapping } from 'prosemirror-transform';
import { useEffect, useRef, useState } from 'react';
import type { Note } from '#content/entities/note.ts';
import { noteAt, notedPassages, showNoteMarks } from '../../../../editor/note-marks.ts';
import type { StoryEditor } from '../../../../editor/story-editor.ts';
import { useStorySession } from '../../../../story/use-story-session.ts';
import { useStoryNotes } from './story-notes.tsx';

/** Open conversations about words that are still in the text. */
export const isMarked = ({ anchor, replyTo, resolvedAt }: Note): boolean =>
  anchor !== undefined && !anchor.isGone && replyTo === undefined && resolvedAt === undefined;

/** While editors type, the places of an answer are those of a text a moment ago. */
const againMilliseconds = 600;
const mostTries = 6;

/** Marks the noted words in the text; a press on them, or ⌘⇧M in them, leads to their note. */
export function useNoteMarks(editor: StoryEditor | null, onOpen: (id: string | undefined) => void) {
  const session = useStorySession();
  const { notes, read } = useStoryNotes();
  const [current, setCurrent] = useState<string>();
  const tries = useRef(0);
  useEffect(() => {
    const { text } = session;
    if (!editor || !text || !notes) return undefined;
    const marked = notes.filter(isMarked);
    const step = marked[0]?.anchor?.step;
    if (step !== undefined && step !== getVersion(text.state)) {
      const timer = setTimeout(() => void read(), againMilliseconds * 2 ** tries.current);
      tries.current = Math.min(mostTries, tries.current + 1);
      return () => clearTimeout(timer);
    }
    tries.current = 0;
    const unsent = new Mapping((sendableSteps(text.state)?.steps ?? []).map((one) => one.getMap()));
    const passages = marked.flatMap(({ id, anchor }) =>
      anchor ? [{ id, from: unsent.map(anchor.from, 1), to: unsent.map(anchor.to, -1) }] : [],
    );
    text.merge((state) => showNoteMarks(state, passages, current));
    return undefined;
  }, [editor, session, notes, read, current]);
  useEffect(() => {
    if (!editor) return undefined;
    const { view } = editor;
    const open = (id: string | undefined) => {
      setCurrent(id);
      onOpen(id);
    };
    const press = ({ target }: MouseEvent) => {
      const mark = target instanceof Element ? target.closest('[data-note]') : null;
      if (!mark) setCurrent(undefined);
      else if (document.getSelection()?.isCollapsed) open(mark.getAttribute('data-note') ?? undefined);
    };
    const onKey = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || !event.shiftKey || event.key.toLowerCase() !== 'm') return;
      event.preventDefault();
      const { selection } = view.state;
      const { from, to, empty } = selection;
      const isWhole = notedPassages(view.state).find((one) => one.from === from && one.to === to);
      open(empty ? noteAt(view.state, from) : isWhole?.id);
    };
    view.dom.addEventListener('click', press);
    view.dom.addEventListener('keydown', onKey);
    return () => {
      view.dom.removeEventListener('click', press);
      view.dom.removeEventListener('keydown', onKey);
    };
  }, [editor, onOpen]);
  return { current, setCurrent };
}
