import { copy } from '#app/copy.ts';
import { buttonClass } from '#design/button/button.ts';
import { Icon } from '#design/icons/icon.tsx';
import styles from './comments.module.css';
import { commentsId } from './open-comments.ts';

/** The place of the comments. Closed it is a button; it opens without a script too. */
export function Comments({ storyId, title }: { storyId: string; title: string }) {
  return (
    <section
      id={commentsId(storyId)}
      className={styles.comments}
      aria-label={copy.partOf(copy.comments, title)}
      data-print="none"
    >
      <details>
        <summary className={buttonClass('line', 'full')}>
          <Icon name="comment" />
          {copy.showComments}
        </summary>
        <p>{copy.commentsClosed}</p>
      </details>
    </section>
  );
}
