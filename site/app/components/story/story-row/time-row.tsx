import type { ContentLink } from '#content/entities/content-link.ts';
import { clockTime, shortDate } from '#content/rules/short-date.ts';
import { Picture } from '../../primitives/picture/picture.tsx';
import { sectionOf } from '../../primitives/section/story-section.ts';
import { TimeText } from '../../primitives/time-text/time-text.tsx';
import { Meta } from '../meta/meta.tsx';
import { authorName } from '../meta/story-meta.tsx';
import { Headline } from '../story-card/headline.tsx';
import { Kicker } from '../story-card/kicker.tsx';
import styles from './time-row.module.css';

/** A row of the latest list: when it was published first, in the color of its section. */
export function TimeRow({ story }: { story: ContentLink }) {
  const date = story.date ?? story.datePublished ?? '';
  return (
    <article className={styles.row} data-s={sectionOf(story)}>
      <p className={styles.time}>
        <TimeText date={date} text={shortDate(date)} />{' '}
        <span className={styles.clock}>{clockTime(date)}</span>
      </p>
      <div className={styles.text}>
        <Kicker story={story} />
        <Headline story={story} look="4" />
        {story.author && (
          <Meta>
            <span>{authorName(story.author)}</span>
          </Meta>
        )}
      </div>
      <div className={styles.picture}>
        <Picture image={story.image} sizes="10rem" ratio="3/2" />
      </div>
    </article>
  );
}
