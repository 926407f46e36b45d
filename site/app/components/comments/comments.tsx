import { copy } from '#app/copy.ts';
import { buttonClass } from '#design/button/button.ts';
import { Icon } from '#design/icons/icon.tsx';
import styles from './comments.module.css';
import { commentsId } from './open-comments.ts';

export interface CommentsProps {
  storyId: string;
  title: string;
}

/** The place of the comments. Closed it is a button; `watch-comments.ts` hears when a reader opens it. */
export function Comments({ storyId, title }: CommentsProps) {
  return (
    <section
      id={commentsId(storyId)}
      className={styles.comments}
      aria-label={copy.partOf(copy.comments, title)}
      data-print="none"
    >
      <details data-thread={storyId}>
        <summary className={buttonClass('line', 'full')}>
          <Icon name="comment" />
          {copy.showComments}
        </summary>
        <div />
        <noscript>
          <p>{copy.commentsNeedScript}</p>
        </noscript>
      </details>
    </section>
  );
}
