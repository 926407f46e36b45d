import { Link } from 'react-router';
import type { StoryListItem } from '#content/entities/story-record.ts';
import { sectionLine } from '../../work/section-line.ts';
import styles from './home.module.css';

/** What readers open most, in order: the newsroom counts readers by days, not by minutes. */
export function ReadMost({ stories }: { stories: readonly StoryListItem[] }) {
  return (
    <section className={styles.card} aria-labelledby="read-most">
      <header className={styles.cardHead}>
        <h2 id="read-most">Read most these days</h2>
        <a className={styles.all} href="/desk/measurement/">
          Audience
        </a>
      </header>
      {stories.length === 0 && <p className={styles.nothing}>Too little was measured yet to say.</p>}
      <ol>
        {stories.map((story, index) => (
          <li key={story.id} className={styles.row} data-s={sectionLine(story)}>
            <span className={styles.place}>{index + 1}</span>
            <Link className={styles.popular} to={`/stories/${encodeURIComponent(story.id)}/`}>
              {story.title}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
