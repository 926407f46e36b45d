import type { Node } from 'prosemirror-model';
import { useEffect, useRef } from 'react';
import { wordsIn } from '#content/document/data-step.ts';
import { useStoryNotes } from '../pages/editor/panels/notes/story-notes.tsx';
import { useStorySession } from '../story/use-story-session.ts';
import { showToast } from '../ui/toasts.ts';
import { insertBlock } from './block-commands.ts';
import { embedOf, shownIn } from './block-form.ts';
import type { StoryEditor } from './story-editor.ts';
import { useUnfinishedValues } from './use-unfinished.ts';

interface OpenBlock {
  editor: StoryEditor;
  /** The block whose form is open. */
  uuid: string | undefined;
  /** Undefined where it is not in the text any more. */
  open: Node | undefined;
  onDeleted: () => void;
}

/** Closes the form of a block that a colleague deletes, says so, and keeps it beside the text. */
export function useDeletedBlock({ editor, uuid, open, onDeleted }: OpenBlock): void {
  const session = useStorySession();
  const values = useUnfinishedValues();
  const { notes, change } = useStoryNotes();
  const latest = useRef(notes);
  useEffect(() => {
    latest.current = notes;
  });
  const last = useRef<Node>(undefined);
  useEffect(() => {
    if (open) last.current = open;
    const node = last.current;
    if (open || uuid === undefined || node?.attrs.uuid !== uuid) return;
    last.current = undefined;
    onDeleted();
    const unfinished = values.of(uuid);
    // The block does not have what is half typed: then the words alone are kept, with these.
    const whole = unfinished.length === 0 ? node : undefined;
    const stored = session.keepText(wordsIn(shownIn(embedOf(node), unfinished)), whole);
    values.set(uuid, []);
    showToast('A colleague deleted the block that you had open. It is kept beside the text.', {
      async undo() {
        const { view } = editor;
        insertBlock(node)(view.state, view.dispatch);
        const id = await stored;
        if (id === undefined) return;
        const note = latest.current?.find((one) => one.id === id);
        await (note ? change(note, { isResolved: true }) : session.deleteDisplacedText(id));
      },
    });
  });
}
