import { copy } from '#app/copy.ts';
import type { SmartSearchResults } from '#content/entities/smart-search-results.ts';
import type { ComposedPage } from '#content/page/composed-page.ts';
import { PageBody } from '../page-body/page-body.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './search-results.module.css';
import { SearchResults } from './search-results.tsx';

export interface SearchScreenProps {
  page: ComposedPage['data'];
  basePath: string;
  query: string;
  correlationId: string | undefined;
  results: SmartSearchResults | undefined;
}

/** The box, what was found, and below it what others read: all there is before a query, and where nothing matched. */
export function SearchScreen({ page, basePath, query, correlationId, results }: SearchScreenProps) {
  const { content = [], videos = [], topics = [], totals } = results ?? {};
  const isEmpty = content.length + videos.length + topics.length === 0;
  return (
    <>
      <div className={`panel ${styles.head}`}>
        <div className="wrap">
          <h1 className="vh">{query ? copy.searchTitle(query) : copy.search}</h1>
          <SearchBox query={query} />
          {results && !isEmpty && (
            <p className={styles.count}>
              {copy.searchCount(totals?.content ?? content.length, totals?.videos ?? videos.length)}
            </p>
          )}
          {results && isEmpty && (
            <p className={styles.count} role="status">
              {copy.searchNothing(query)}
            </p>
          )}
          {!query && <p className={styles.count}>{copy.searchHint}</p>}
        </div>
      </div>
      {results && !isEmpty && (
        <SearchResults results={results} basePath={basePath} query={query} correlationId={correlationId} />
      )}
      {(!results || isEmpty) && <PageBody page={page} basePath={basePath} headed />}
    </>
  );
}
