import { use } from 'react';
import { copy } from '#app/copy/site.ts';
import { buttonClass } from '#design/button/button.ts';
import '#design/discussion/thread.css';
import '#design/discussion/thread-forms.css';
import { Icon } from '#design/icons/icon.tsx';
import { StaticHtml } from '../../components/primitives/prose/static-html.tsx';
import styles from './comments.module.css';
import { commentsId } from './open-comments.ts';
import { WrittenCommentsContext } from './written-comments.ts';

interface CommentsProps {
  storyId: string;
  title: string;
}

/**
 * Container of the comments. Closed it is a button; `watch-comments.ts` reacts when a reader opens it or scrolls close.
 * The first comments are already in the server's page; the service's own script keeps the count current and finds it by
 * these names.
 */
export function Comments({ storyId, title }: CommentsProps) {
  const written = use(WrittenCommentsContext);
  const own = written?.storyId === storyId ? written : undefined;
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
          {copy.comments}
          <span className="disqus-comment-count" data-disqus-identifier={storyId} suppressHydrationWarning>
            {own?.count ? String(own.count) : ''}
          </span>
        </summary>
        <StaticHtml html={own?.html ?? null} />
        <noscript>
          <p>
            {own ? (
              <a href={`/comments/story/${encodeURIComponent(storyId)}/`}>{copy.allComments}</a>
            ) : (
              copy.commentsNeedScript
            )}
          </p>
        </noscript>
      </details>
    </section>
  );
}
