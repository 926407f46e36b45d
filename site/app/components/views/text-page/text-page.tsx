import { copy } from '#app/copy/site.ts';
import { shortDate } from '#content/rules/short-date.ts';
import type { ViewProps } from '../../page/view.ts';
import { contentsHtml } from '../../primitives/contents/contents.ts';
import { PageHead } from '../../primitives/page-head/page-head.tsx';
import { Prose } from '../../primitives/prose/prose.tsx';
import { StaticHtml } from '../../primitives/prose/static-html.tsx';
import styles from './text-page.module.css';

/** The text column of such a page; further content is below it. */
export const textColumnsClass = `wrap ${styles.columns}`;

/** A static text as a page of its own: about us, policies, terms. */
export function TextPage({ component, page }: ViewProps<'Text'>) {
  const { title = page.title, description, content, updated, isUnconfirmed } = component.data;
  const blocks = [{ kind: 'prose' as const, html: content }];
  return (
    <article className={styles.page}>
      <PageHead title={title} description={description} priority={false} path={[]}>
        {updated && (
          <p className={styles.updated}>
            {copy.lastUpdated} <time dateTime={updated}>{shortDate(updated)}</time>
          </p>
        )}
      </PageHead>
      {isUnconfirmed && (
        <p className={`wrap ${styles.notice}`} role="note">
          {copy.unconfirmed}
        </p>
      )}
      <div className={textColumnsClass}>
        <StaticHtml
          as="nav"
          className={styles.contents}
          label={copy.onThisPage}
          html={contentsHtml(blocks, copy.onThisPage)}
        />
        <Prose html={content} />
      </div>
    </article>
  );
}
