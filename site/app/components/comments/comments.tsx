import type { ToggleEvent } from 'react';
import { copy } from '#app/copy.ts';
import { buttonClass } from '#design/button/button.ts';
import { Icon } from '#design/icons/icon.tsx';
import styles from './comments.module.css';
import { commentsId } from './open-comments.ts';

export interface CommentsProps {
  storyId: string;
  title: string;
}

/** The place of the comments. Closed it is a button; what brings them is fetched when a reader opens it. */
export function Comments({ storyId, title }: CommentsProps) {
  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    // A thread that does not come is tried again by whoever opens it again.
    import('./start-comments.ts')
      .then((code) => code.onToggle(currentTarget, storyId, title))
      .catch(() => {});
  };
  return (
    <section
      id={commentsId(storyId)}
      className={styles.comments}
      aria-label={copy.partOf(copy.comments, title)}
      data-print="none"
    >
      <details onToggle={onToggle}>
        <summary className={buttonClass('line', 'full')}>
          <Icon name="comment" />
          {copy.showComments}
        </summary>
        <div className={styles.thread} />
      </details>
    </section>
  );
}
