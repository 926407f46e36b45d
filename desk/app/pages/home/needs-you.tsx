import { Link } from 'react-router';
import type { AssignedNote } from '#content/entities/note.ts';
import type { StoryListItem } from '#content/entities/story-record.ts';
import { Icon } from '../../ui/icon.tsx';
import { nameOf } from '../../work/desk-facts.ts';
import { StateMark } from '../../work/state-mark.tsx';
import { whenWords } from '../../work/when.ts';
import styles from './home.module.css';
import type { HomeFacts } from './load-home.ts';

/** What colleagues want of one in notes, one's own drafts, and what is assigned to one: the next due first. */
export function NeedsYou({ home }: { home: HomeFacts }) {
  const { stories, notes, count, isMore } = home.needsYou;
  const isKnown = !home.unread.has('needsYou');
  return (
    <section className={styles.card} aria-labelledby="needs-you">
      <header className={styles.cardHead}>
        <h2 id="needs-you">Needs you</h2>
        <span className={styles.quiet}>{count > 0 && `${count}${isMore ? ' and more' : ''}`}</span>
        <Link className={styles.all} to="/stories/?view=assigned&assignee=me">
          Assigned to me
        </Link>
        <Link className={styles.all} to="/stories/?view=mine&createdBy=me">
          Written by me
        </Link>
      </header>
      {count === 0 && isKnown && (
        <p className={styles.nothing}>
          Nothing waits for you. Your drafts, and stories and notes that are assigned to you, stand here.
        </p>
      )}
      <ul>
        {notes.map((note) => (
          <NoteRow key={note.id} note={note} home={home} />
        ))}
        {stories.map((story) => (
          <Row key={story.id} story={story} home={home} />
        ))}
      </ul>
    </section>
  );
}

/** Leads to the conversation. */
function NoteRow({ note, home: { newsroom, now } }: { note: AssignedNote; home: HomeFacts }) {
  const { id, text, story, writtenAt, writtenBy, writtenByName } = note;
  const who = writtenByName ?? nameOf(writtenBy, newsroom) ?? 'A program';
  return (
    <li className={styles.row}>
      <span className={styles.alert}>
        <Icon name="comments" />
      </span>
      <span className={styles.words}>
        <Link
          className={styles.headline}
          to={`/stories/${encodeURIComponent(story.id)}/?panel=notes&note=${encodeURIComponent(id)}`}
        >
          {text}
        </Link>
        <span className={styles.facts}>
          <span>{`${who} in ${story.title || 'Untitled'}`}</span>
        </span>
      </span>
      <span className={styles.quiet}>{whenWords(Date.parse(writtenAt), now, newsroom.desk.timeZone)}</span>
    </li>
  );
}

function Row({ story, home: { newsroom, now } }: { story: StoryListItem; home: HomeFacts }) {
  const { dueAt, openNotes, wordCount, picture } = story;
  const facts = [
    wordCount ? `${wordCount.toLocaleString('en-US')} words` : undefined,
    openNotes > 0 ? `${openNotes} open ${openNotes === 1 ? 'note' : 'notes'}` : undefined,
  ].filter(Boolean);
  const due = dueAt === undefined ? undefined : Date.parse(dueAt);
  return (
    <li className={styles.row}>
      <span className={styles.picture} style={picture?.color ? { background: picture.color } : undefined}>
        {picture && <img src={picture.url} alt="" loading="lazy" width={64} height={48} />}
      </span>
      <span className={styles.words}>
        <Link className={styles.headline} to={`/stories/${encodeURIComponent(story.id)}/`}>
          {story.title || 'Untitled'}
        </Link>
        <span className={styles.facts}>
          <StateMark story={story} newsroom={newsroom} />
          {facts.length > 0 && <span>{facts.join(' · ')}</span>}
        </span>
      </span>
      <span
        className={
          due !== undefined && due < now ? styles.late : due === undefined ? styles.quiet : undefined
        }
      >
        {due === undefined ? 'No date' : `Due ${whenWords(due, now, newsroom.desk.timeZone)}`}
      </span>
    </li>
  );
}
