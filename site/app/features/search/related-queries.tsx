import { indexPageCopy } from '#app/copy/index-pages.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { Icon } from '#design/icons/icon.tsx';
import styles from './related-queries.module.css';
import { queryHref } from './search-address.ts';

/** Related searches. */
export function RelatedQueries({ queries }: { queries: readonly string[] }) {
  if (queries.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related-queries">
      <h2 className="hd-rail" id="related-queries">
        {indexPageCopy.searchOthers}
      </h2>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <SiteLink to={queryHref(query)}>
              <Icon name="search" size={16} />
              {query}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
