import { Link } from 'react-router';
import type { StoryListItem } from '#content/entities/story-record.ts';
import { StateMark } from '../../work/state-mark.tsx';
import { whenWords } from '../../work/when.ts';
import styles from './home.module.css';
import type { HomeFacts } from './load-home.ts';

/** One's own drafts, and what is assigned to one: the next due first. */
export function NeedsYou({ home }: { home: HomeFacts }) {
  const { needsYou } = home;
  return (
    <section className={styles.card} aria-labelledby="needs-you">
      <header className={styles.cardHead}>
        <h2 id="needs-you">Needs you</h2>
        <span className={styles.quiet}>{needsYou.length > 0 && needsYou.length}</span>
        <Link className={styles.all} to="/stories/?view=assigned&assignee=me">
          Assigned to me
        </Link>
        <Link className={styles.all} to="/stories/?view=mine&createdBy=me">
          Written by me
        </Link>
      </header>
      {needsYou.length === 0 && (
        <p className={styles.nothing}>
          Nothing waits for you. Your drafts and what is assigned to you stand here.
        </p>
      )}
      <ul>
        {needsYou.map((story) => (
          <Row key={story.id} story={story} home={home} />
        ))}
      </ul>
    </section>
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
