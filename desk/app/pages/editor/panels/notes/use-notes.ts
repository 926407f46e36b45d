import { getVersion } from 'prosemirror-collab';
import { TextSelection } from 'prosemirror-state';
import { useCallback, useEffect, useState } from 'react';
import { addNote, deleteNote, listNotes, updateNote } from '#content/calls/notes.ts';
import type { Note, NoteAnchor } from '#content/entities/note.ts';
import { callApi } from '../../../../api/call-api.ts';
import { notedPassages } from '../../../../editor/note-marks.ts';
import { followStaffEvents } from '../../../../events/staff-events.ts';
import type { StorySession } from '../../../../story/story-session.ts';
import { showToast } from '../../../../ui/toasts.ts';

const mostQuoted = 500;

/** The passage that is selected in the text, for a note on it. Undefined where nothing is, or where it is not saved yet. */
export function selectedPassage({ text }: StorySession): NoteAnchor | undefined {
  if (!text) return undefined;
  const { selection, doc } = text.state;
  const quote = doc.textBetween(selection.from, selection.to, ' ', ' ').trim();
  if (selection.empty || quote === '') return undefined;
  return {
    from: selection.from,
    to: selection.to,
    step: getVersion(text.state),
    quote: quote.slice(0, mostQuoted),
  };
}

/** Selects the passage of a note, where it is now. */
export function showPassage({ id, anchor }: Note, { text }: StorySession): void {
  if (!anchor || anchor.isGone || !text) return;
  const { state } = text;
  const end = state.doc.content.size;
  const passage = notedPassages(state).find((one) => one.id === id) ?? anchor;
  const [from, to] = [Math.min(passage.from, end), Math.min(passage.to, end)];
  text.dispatch(
    state.tr
      .setSelection(TextSelection.between(state.doc.resolve(from), state.doc.resolve(to)))
      .scrollIntoView(),
  );
  document.querySelector<HTMLElement>('.ProseMirror')?.focus();
}

/** What writes a deleted note again. Of a passage that is gone only the quote was left: the note then stands on the story. */
export function againOf({ text, anchor, passage, replyTo, assignee }: Note) {
  const { isGone, ...range } = anchor ?? { isGone: true };
  return {
    text,
    ...(isGone ? {} : { anchor: range as NoteAnchor }),
    ...(passage ? { passage } : {}),
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(assignee === undefined ? {} : { assignee }),
  };
}

export interface NotesOfStory {
  notes: readonly Note[] | undefined;
  problem: string | undefined;
  /** Reads them again. */
  read(): Promise<void>;
  write(given: { text: string; anchor?: NoteAnchor; replyTo?: string; assignee?: string }): Promise<boolean>;
  change(note: Note, change: { isResolved?: boolean; assignee?: string | null }): Promise<void>;
  remove(note: Note): Promise<void>;
}

/** The notes of a story, read again whenever a colleague writes one. */
export function useNotes(session: StorySession): NotesOfStory {
  const { storyId: id } = session;
  const [notes, setNotes] = useState<readonly Note[]>();
  const [problem, setProblem] = useState<string>();
  const read = useCallback(
    () =>
      callApi(listNotes, { params: { id } })
        .then(({ items }) => setNotes(items))
        .catch((error: Error) => setProblem(error.message)),
    [id],
  );
  useEffect(() => {
    void read();
    return followStaffEvents(
      // After missed events there may be new ones.
      ({ kind }) => (kind === 'notes' || kind === 'reset') && void read(),
      { story: id },
    );
  }, [id, read]);
  const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await act();
      setProblem(undefined);
      await read();
      return true;
    } catch (error) {
      setProblem((error as Error).message);
      return false;
    }
  };
  return {
    notes,
    problem,
    read,
    write: (body) =>
      attempt(async () => {
        // The positions of a passage are those of a text that the server has.
        await session.flush();
        await callApi(addNote, { params: { id }, body, whenSignedOut: 'prompt' });
      }),
    async change(note, body) {
      const isDone = await attempt(() =>
        callApi(updateNote, { params: { id, noteId: note.id }, body, whenSignedOut: 'prompt' }),
      );
      if (isDone && body.isResolved)
        showToast(note.passage ? 'Removed the text beside the story' : 'Resolved the note', {
          undo: async () => {
            await attempt(() =>
              callApi(updateNote, {
                params: { id, noteId: note.id },
                body: { isResolved: false },
                whenSignedOut: 'prompt',
              }),
            );
          },
        });
    },
    async remove(note) {
      const isDone = await attempt(() =>
        callApi(deleteNote, { params: { id, noteId: note.id }, whenSignedOut: 'prompt' }),
      );
      if (!isDone) return;
      showToast(note.replyTo ? 'Deleted the reply' : 'Deleted the note', {
        undo: async () => {
          await callApi(addNote, { params: { id }, body: againOf(note), whenSignedOut: 'prompt' });
          await read();
        },
      });
    },
  };
}
