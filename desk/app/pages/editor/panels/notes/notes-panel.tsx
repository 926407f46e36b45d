import { useEffect, useMemo, useState } from 'react';
import type { Note } from '#content/entities/note.ts';
import { missingFor, useMe } from '../../../../session/me.ts';
import { deskSettings } from '../../../../settings.ts';
import { readStored } from '../../../../story/passage.ts';
import { useStory, useStorySession } from '../../../../story/use-story-session.ts';
import { Button } from '../../../../ui/button.tsx';
import { Select, Switch } from '../../../../ui/choice.tsx';
import { TextArea } from '../../../../ui/field.tsx';
import { Avatar, Note as Banner, Empty, Skeleton } from '../../../../ui/marks.tsx';
import { loadNewsroom, type NewsroomFacts, nameOf } from '../../../../work/desk-facts.ts';
import { whenText } from '../../../../work/when.ts';
import { usePanelControl } from '../../panel-control.ts';
import { reasonOf } from '../../passage-reasons.ts';
import { PassageView } from '../../passage-view.tsx';
import { useMissingToEdit } from '../../read-only.tsx';
import { useNoteDraft } from './note-drafts.ts';
import styles from './notes.module.css';
import { newNoteId, threadId } from './notes-panel-place.ts';
import { useStoryNotes } from './story-notes.tsx';
import { type NotesOfStory, selectedPassage, showPassage } from './use-notes.ts';

/** What colleagues say about the story or a passage of it: threads that are assigned and resolved. */
export function NotesPanel() {
  const session = useStorySession();
  const panel = usePanelControl();
  const { notes, problem, write, change, remove } = useStoryNotes();
  const [showsResolved, setShowsResolved] = useState(false);
  const newsroom = useNewsroom();
  const open = (notes ?? []).filter(({ replyTo, resolvedAt }) => !replyTo && (showsResolved || !resolvedAt));
  return (
    <div className={styles.panel}>
      <NewNote onWrite={write} />
      {problem && <Banner tone="bad">{problem}</Banner>}
      {!notes && !problem && <Skeleton rows={3} height="4rem" />}
      {notes && open.length === 0 && (
        <Empty title="No open notes">Select words in the text to write a note on them.</Empty>
      )}
      <ol className={styles.threads}>
        {open.map((note) => (
          <Thread
            key={note.id}
            note={note}
            replies={(notes ?? []).filter(({ replyTo }) => replyTo === note.id)}
            newsroom={newsroom}
            onShow={() => void panel.uncoverText().then(() => showPassage(note, session))}
            onReply={(text) => write({ text, replyTo: note.id })}
            onChange={(given) => void change(note, given)}
            onDelete={(one) => void remove(one)}
          />
        ))}
      </ol>
      <Switch isSelected={showsResolved} onChange={setShowsResolved}>
        Show resolved notes
      </Switch>
    </div>
  );
}

function useNewsroom(): NewsroomFacts | undefined {
  const [newsroom, setNewsroom] = useState<NewsroomFacts>();
  useEffect(() => {
    loadNewsroom()
      .then(setNewsroom)
      .catch(() => undefined);
  }, []);
  return newsroom;
}

/** Why nothing can be written about this story, as the server would say. */
function useWhyNotComment(): string | undefined {
  const story = useStory((snapshot) => snapshot.story);
  return missingFor(useMe(), 'comment', story)?.message;
}

function NewNote({ onWrite }: { onWrite: NotesOfStory['write'] }) {
  const session = useStorySession();
  const blockedBy = useWhyNotComment();
  const [text, setText, send] = useNoteDraft('new');
  const [passage, setPassage] = useState(() => selectedPassage(session));
  // The text keeps its selection while the note is written.
  useEffect(() => session.text?.subscribe(() => setPassage(selectedPassage(session))), [session]);
  async function write() {
    if (blockedBy === undefined)
      await send((words) => onWrite({ text: words, ...(passage ? { anchor: passage } : {}) }));
  }
  return (
    <div id={newNoteId} className={styles.new}>
      {passage && <p className={styles.quote}>On “{passage.quote.slice(0, 120)}”</p>}
      <TextArea
        label={passage ? 'Note on these words' : 'Note on the story'}
        value={text}
        onChange={setText}
        onSend={() => void write()}
        rows={2}
      />
      <Button
        kind="solid"
        onPress={() => void write()}
        isDisabled={text.trim() === '' && blockedBy === undefined}
        blockedBy={blockedBy}
      >
        Write the note
      </Button>
    </div>
  );
}

interface ThreadProps {
  note: Note;
  replies: readonly Note[];
  newsroom: NewsroomFacts | undefined;
  onShow: () => void;
  onReply: (text: string) => Promise<boolean>;
  onChange: (change: { isResolved?: boolean; assignee?: string | null }) => void;
  onDelete: (note: Note) => void;
}

const unassigned = 'none';

function Thread({ note, replies, newsroom, onShow, onReply, onChange, onDelete }: ThreadProps) {
  const [reply, setReply, sendReply] = useNoteDraft(note.id);
  const isResolved = note.resolvedAt !== undefined;
  const blockedBy = useWhyNotComment();
  // Text that is to be put back is a matter of those who write the story.
  const missingToEdit = useMissingToEdit()?.message;
  const whyNotResolve = note.passage ? missingToEdit : blockedBy;
  const send = async () => {
    if (blockedBy === undefined) await sendReply(onReply);
  };
  const people = [
    { id: unassigned, name: 'No one' },
    ...(newsroom?.colleagues ?? []).map(({ sub, name }) => ({ id: sub, name: name ?? sub })),
  ];
  return (
    <li id={threadId(note.id)} className={styles.thread} data-resolved={isResolved}>
      {note.anchor && (
        <button type="button" className={styles.quote} onClick={onShow} disabled={note.anchor.isGone}>
          “{note.anchor.quote.slice(0, 160)}”{note.anchor.isGone && ' (not in the text any more)'}
        </button>
      )}
      {[note, ...replies].map((one) => (
        <Words key={one.id} note={one} onDelete={one === note && replies.length > 0 ? undefined : onDelete} />
      ))}
      <TextArea label="Reply" value={reply} onChange={setReply} onSend={() => void send()} rows={1} />
      <div className={styles.acts}>
        <Button
          size="small"
          isDisabled={reply.trim() === '' && blockedBy === undefined}
          blockedBy={blockedBy}
          onPress={() => void send()}
        >
          Reply
        </Button>
        <Button size="small" blockedBy={whyNotResolve} onPress={() => onChange({ isResolved: !isResolved })}>
          {isResolved ? 'Open again' : 'Resolve'}
        </Button>
      </div>
      {newsroom && (
        <Select
          label="Assigned to"
          isDisabled={blockedBy !== undefined}
          hint={blockedBy}
          choices={people}
          value={note.assignee ?? unassigned}
          placeholder={nameOf(note.assignee, newsroom) ?? 'No one'}
          onChange={(id) => onChange({ assignee: id === unassigned ? null : id })}
        />
      )}
    </li>
  );
}

function Words({ note, onDelete }: { note: Note; onDelete: ((note: Note) => void) | undefined }) {
  const me = useMe();
  const who = note.writtenByName ?? note.writtenBy ?? 'A program';
  return (
    <div className={styles.words}>
      <Avatar name={who} size="small" />
      <div>
        <b>{who}</b>{' '}
        <small>{whenText(Date.parse(note.writtenAt), Date.now(), deskSettings().timeZone)}</small>
        {note.passage ? <PassageOf note={note} passage={note.passage} /> : <p>{note.text}</p>}
        {onDelete && note.writtenBy === me.sub && (
          <Button size="small" kind="quiet" onPress={() => onDelete(note)}>
            Delete
          </Button>
        )}
      </div>
    </div>
  );
}

/** Text that could not be merged: one that is resolved can be copied from here. */
function PassageOf({ note, passage }: { note: Note; passage: NonNullable<Note['passage']> }) {
  const document = useMemo(() => readStored({ ...passage, text: note.text }), [passage, note.text]);
  return (
    <>
      <p>{reasonOf(passage)}</p>
      <PassageView document={document} />
    </>
  );
}
