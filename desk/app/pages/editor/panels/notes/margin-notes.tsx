import { useCallback, useEffect, useRef } from 'react';
import type { Note } from '#content/entities/note.ts';
import { notedPassages } from '../../../../editor/note-marks.ts';
import type { StoryEditor } from '../../../../editor/story-editor.ts';
import { deskSettings } from '../../../../settings.ts';
import { useStorySession } from '../../../../story/use-story-session.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { Avatar } from '../../../../ui/marks.tsx';
import { whenText } from '../../../../work/when.ts';
import { useNoteDraft } from './note-drafts.ts';
import styles from './notes.module.css';
import { stacked } from './stacked.ts';
import { useStoryNotes } from './story-notes.tsx';
import { isMarked } from './use-note-marks.ts';
import { showPassage } from './use-notes.ts';

const gap = 8;
/** Places are measured after a pause in typing: measuring costs a layout. */
const pauseMilliseconds = 200;

interface MarginNotesProps {
  editor: StoryEditor;
  current: string | undefined;
  onCurrent: (id: string | undefined) => void;
}

/** Open notes beside the words they are about. */
export function MarginNotes({ editor, current, onCurrent }: MarginNotesProps) {
  const { notes = [] } = useStoryNotes();
  const listRef = useRef<HTMLOListElement>(null);
  const place = useCallback(() => {
    const list = listRef.current;
    if (!list) return;
    const top = list.getBoundingClientRect().top;
    const passages = notedPassages(editor.view.state);
    const cards = passages.flatMap(({ id, from }) => {
      const card = document.getElementById(cardId(id));
      if (!card) return [];
      return [{ card, wanted: editor.view.coordsAtPos(from).top - top, height: card.offsetHeight }];
    });
    const tops = stacked(cards, gap);
    for (const [index, { card }] of cards.entries()) card.style.top = `${tops[index]}px`;
  }, [editor]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other notes and another open one have other heights
  useEffect(() => {
    let timer = setTimeout(place, 0);
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(place, pauseMilliseconds);
    };
    const unsubscribe = editor.subscribe(later);
    const size = new ResizeObserver(later);
    size.observe(editor.view.dom);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      size.disconnect();
    };
  }, [editor, place, notes, current]);
  return (
    <ol ref={listRef} className={styles.margin} aria-label="Notes beside the text">
      {notes.filter(isMarked).map((note) => (
        <MarginNote
          key={note.id}
          note={note}
          replies={notes.filter(({ replyTo }) => replyTo === note.id)}
          isCurrent={note.id === current}
          onCurrent={onCurrent}
        />
      ))}
    </ol>
  );
}

const cardId = (id: string) => `margin-note-${id}`;

/** Leads to the note beside the text; false where none is. */
export function focusMarginNote(id: string): boolean {
  const card = document.getElementById(cardId(id));
  card?.querySelector('button')?.focus();
  return card !== null;
}

interface MarginNoteProps {
  note: Note;
  replies: readonly Note[];
  isCurrent: boolean;
  onCurrent: (id: string | undefined) => void;
}

function MarginNote({ note, replies, isCurrent, onCurrent }: MarginNoteProps) {
  const session = useStorySession();
  const { write, change } = useStoryNotes();
  const [reply, setReply, sendReply] = useNoteDraft(note.id);
  const send = () => sendReply((text) => write({ text, replyTo: note.id }));
  return (
    <li id={cardId(note.id)} className={styles.card} data-current={isCurrent}>
      <button
        type="button"
        className={styles.cardWords}
        aria-expanded={isCurrent}
        onClick={() => {
          onCurrent(note.id);
          showPassage(note, session);
        }}
        onFocus={() => onCurrent(note.id)}
      >
        {[note, ...(isCurrent ? replies : [])].map((one) => (
          <Words key={one.id} note={one} />
        ))}
        {!isCurrent && replies.length > 0 && (
          <small>{replies.length === 1 ? '1 reply' : `${replies.length} replies`}</small>
        )}
      </button>
      {isCurrent && (
        <>
          <TextField
            label="Reply"
            isLabelHidden
            placeholder="Reply"
            value={reply}
            onChange={setReply}
            onKeyDown={(event) => {
              // With ⌘ too: the key never goes on to the screen.
              if (event.key === 'Enter') {
                event.stopPropagation();
                void send();
              }
              if (event.key === 'Escape') showPassage(note, session);
            }}
          />
          <span className={styles.acts}>
            <Button size="small" isDisabled={reply.trim() === ''} onPress={() => void send()}>
              Reply
            </Button>
            <Button
              size="small"
              kind="quiet"
              icon="check"
              onPress={() => void change(note, { isResolved: true })}
            >
              Resolve
            </Button>
          </span>
        </>
      )}
    </li>
  );
}

function Words({ note }: { note: Note }) {
  const who = note.writtenByName ?? note.writtenBy ?? 'A program';
  return (
    <span className={styles.cardNote}>
      <Avatar name={who} size="small" />
      <b>{who}</b>
      <small>{whenText(Date.parse(note.writtenAt), Date.now(), deskSettings().timeZone)}</small>
      <span>{note.text}</span>
    </span>
  );
}
