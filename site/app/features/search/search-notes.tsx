import { indexPageCopy } from '#app/copy/index-pages.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { SmartSearchResults } from '#content/entities/smart-search-results.ts';
import { grouped } from '#platform/format-number.ts';
import { pageHref, pageLinks } from '../../components/navigation/pager/page-links.ts';
import { queryHref } from './search-address.ts';
import styles from './search-results.module.css';

interface SearchNotesProps {
  query: string;
  total: number;
  results: SmartSearchResults;
  /** Set on a page beyond the last one: the base of the other pages' URLs. */
  pastEnd?: { basePath: string; search: string } | undefined;
}

/** The result of the query: how many results, and by which words. */
export function SearchNotes({
  query,
  total,
  results: { correction, isRelaxed, paging },
  pastEnd,
}: SearchNotesProps) {
  if (pastEnd) {
    const { basePath, search } = pastEnd;
    const pages = pageLinks(paging, basePath, search);
    return (
      <>
        <p className={`hd-3 ${styles.nothing}`} role="status">
          {indexPageCopy.searchPastEnd(query, pages?.last ?? 1)}
        </p>
        <p className={`${styles.count} ${styles.pages}`}>
          <SiteLink to={pageHref(basePath, 1) + search}>{indexPageCopy.searchFirstPage}</SiteLink>
          {pages && <SiteLink to={pages.href(pages.last)}>{indexPageCopy.searchLastPage}</SiteLink>}
        </p>
      </>
    );
  }
  const meant = correction && (
    <>
      {indexPageCopy.searchMeant}{' '}
      <SiteLink to={queryHref(correction.query)}>
        <b>{correction.query}</b>
      </SiteLink>
      ?
    </>
  );
  if (total === 0)
    return (
      <p className={`hd-3 ${styles.nothing}`} role="status">
        {indexPageCopy.searchNone(query)} {meant ?? indexPageCopy.searchFewer}
      </p>
    );
  return (
    <div className={styles.count}>
      {isRelaxed && <p role="status">{indexPageCopy.searchRelaxed(query)}</p>}
      {correction?.isApplied && (
        <p role="status">
          {indexPageCopy.searchNone(query)} {meant}
        </p>
      )}
      <p>
        <b>{grouped(total)}</b> {indexPageCopy.searchCount(total)} {!correction?.isApplied && meant}
      </p>
    </div>
  );
}
