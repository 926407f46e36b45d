import type { Node } from 'prosemirror-model';
import { useEffect, useMemo, useRef } from 'react';
import type { Note } from '#content/entities/note.ts';
import { copyPassage, putPassage } from '../../editor/put-passage.ts';
import type { StoryEditor } from '../../editor/story-editor.ts';
import { useMe } from '../../session/me.ts';
import { deskSettings } from '../../settings.ts';
import { readStored } from '../../story/passage.ts';
import type { BrowserPassage } from '../../story/passage-sync.ts';
import { useStory, useStorySession } from '../../story/use-story-session.ts';
import { Button } from '../../ui/button.tsx';
import { Note as Box } from '../../ui/marks.tsx';
import { showToast } from '../../ui/toasts.ts';
import { whenText } from '../../work/when.ts';
import styles from './editor.module.css';
import { useStoryNotes } from './panels/notes/story-notes.tsx';
import { reasonOf } from './passage-reasons.ts';
import { PassageView } from './passage-view.tsx';
import { useMissingToEdit } from './read-only.tsx';

interface Shown {
  id: string;
  reason: string;
  document: Node;
  /** Who wrote it down, and when. */
  by: string;
  isField: boolean;
  /** Until the server has it. */
  local?: BrowserPassage;
  note?: Note;
}

/** Text that could not be merged, until someone puts it back or does not need it: everybody on the story sees it. */
export function Passages({ editor }: { editor: StoryEditor | null }) {
  return useShownPassages().map((shown) => <PassageBox key={shown.id} shown={shown} editor={editor} />);
}

function useShownPassages(): Shown[] {
  const me = useMe();
  const local = useStory(({ displacedTexts }) => displacedTexts);
  const { notes } = useStoryNotes();
  useSettledNotes(local);
  return useMemo(() => {
    const open = (notes ?? []).filter(({ passage, resolvedAt }) => passage && resolvedAt === undefined);
    const isHere = (id: string) => local.some((one) => one.id === id && !one.isStored);
    return [
      ...open.filter(({ id }) => !isHere(id)).map((note) => shownNote(note, me.sub)),
      ...local
        .filter(({ id, isStored }) => !isStored || !notes?.some((note) => note.id === id))
        .map(shownHere),
    ];
  }, [notes, local, me.sub]);
}

const when = (at: string) => whenText(Date.parse(at), Date.now(), deskSettings().timeZone);

function shownNote(note: Note, me: string): Shown {
  const { id, text, passage, writtenAt, writtenBy, writtenByName } = note;
  const who = writtenBy === me ? 'You' : (writtenByName ?? writtenBy ?? 'A program');
  return {
    id,
    reason: passage ? reasonOf(passage) : '',
    document: readStored({ document: passage?.document, text }),
    by: `${who} · ${when(writtenAt)}`,
    isField: passage?.field !== undefined,
    note,
  };
}

function shownHere(local: BrowserPassage): Shown {
  const { id, at, field, isStored, whyNotStored } = local;
  const state = whyNotStored ? `Only in this browser: ${whyNotStored}` : 'Only in this browser.';
  return {
    id,
    reason: `${reasonOf(local)} ${isStored ? '' : state}`,
    document: readStored(local),
    by: `You · ${when(at)}`,
    isField: field !== undefined,
    local,
  };
}

/** Passages that the server has are notes as soon as the list of notes has them. */
function useSettledNotes(local: readonly BrowserPassage[]): void {
  const session = useStorySession();
  const { notes, read } = useStoryNotes();
  const sought = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, isStored } of local) {
      if (!isStored) continue;
      if (notes?.some((note) => note.id === id)) void session.deleteDisplacedText(id);
      else if (!sought.current.has(id)) {
        sought.current.add(id);
        void read();
      }
    }
  }, [local, notes, read, session]);
}

function PassageBox({ shown, editor }: { shown: Shown; editor: StoryEditor | null }) {
  const session = useStorySession();
  const { change } = useStoryNotes();
  const blockedBy = useMissingToEdit()?.message;
  const { id, document, isField, local, note } = shown;
  const isHere = local !== undefined && !local.isStored;
  const copy = async () => {
    await copyPassage(document, editor?.view);
    showToast('Copied. Paste it where it belongs.');
  };
  const discard = async () => {
    if (note) return change(note, { isResolved: true });
    if (!local) return;
    await session.deleteDisplacedText(id);
    showToast('Removed the text beside the story', { undo: () => session.restoreDisplacedText(local) });
  };
  const put = async () => {
    if (!editor) return;
    putPassage(editor.view, document);
    try {
      // It leaves this note when the server has it in the text.
      await session.flush();
      if (note) await change(note, { isResolved: true });
      else await session.deleteDisplacedText(id);
    } catch (error) {
      showToast((error as Error).message, { isProblem: true });
    }
  };
  return (
    <div className={styles.displaced}>
      <Box
        tone="warn"
        acts={
          (note || isHere) && (
            <span className={styles.acts}>
              {editor && !isField && (
                <Button size="small" onPress={() => void put()} blockedBy={blockedBy}>
                  Put it here
                </Button>
              )}
              <Button size="small" onPress={() => void copy()}>
                Copy
              </Button>
              <Button
                size="small"
                kind="quiet"
                onPress={() => void discard()}
                blockedBy={isHere ? undefined : blockedBy}
              >
                Not needed
              </Button>
            </span>
          )
        }
      >
        {shown.reason}
        <PassageView document={document} />
        <small>{shown.by}</small>
      </Box>
    </div>
  );
}
