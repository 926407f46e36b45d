import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { Paging } from '#content/entities/content-list.ts';
import { Icon } from '#design/icons/icon.tsx';
import { pageLinks } from './page-links.ts';
import styles from './pager.module.css';

interface PagerProps {
  paging: Paging | undefined;
  basePath: string;
  /** Query string appended to every link, with its question mark. */
  search?: string;
}

/** Plain links to the other pages of a list. */
export function Pager({ paging, basePath, search }: PagerProps) {
  const links = pageLinks(paging, basePath, search);
  if (!links) return null;
  return (
    <nav className={styles.pager} aria-label={copy.pages}>
      {links.previous && (
        <SiteLink className={styles.step} to={links.previous} rel="prev">
          <Icon name="chevron-left" />
          {copy.previous}
        </SiteLink>
      )}
      <ol>
        {links.numbers.map((page, index) =>
          page === 'gap' ? (
            <li key={`gap after ${links.numbers[index - 1]}`}>
              <span>…</span>
            </li>
          ) : (
            <li key={page}>
              <SiteLink to={links.href(page)} aria-current={page === links.current ? 'page' : undefined}>
                {page}
              </SiteLink>
            </li>
          ),
        )}
      </ol>
      {links.next && (
        <SiteLink className={`${styles.step} ${styles.next}`} to={links.next} rel="next">
          {copy.next}
          <Icon name="arrow-right" />
        </SiteLink>
      )}
    </nav>
  );
}
