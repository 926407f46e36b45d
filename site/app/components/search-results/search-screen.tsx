import { doorCopy } from '#app/components/doors/door-copy.ts';
import { copy } from '#app/copy.ts';
import type { ContentLink } from '#content/entities/content-link.ts';
import type { SmartSearchResults } from '#content/entities/smart-search-results.ts';
import type { ComponentOf } from '#content/page/component.ts';
import type { ComposedPage } from '#content/page/composed-page.ts';
import { MostReadList } from '../most-read/most-read-list.tsx';
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

/** What the composed page says others read. */
function trendingOf({ components }: ComposedPage['data']): readonly ContentLink[] {
  const list = components.find(
    (entry): entry is ComponentOf<'ContentList'> =>
      'meta' in entry && entry.meta.componentType === 'ContentList',
  );
  return list?.items ?? [];
}

/** The box, what was found, and below it what others read: all there is before a query, and where nothing matched. */
export function SearchScreen({ page, basePath, query, correlationId, results }: SearchScreenProps) {
  const { content = [], videos = [], topics = [], totals } = results ?? {};
  const isEmpty = content.length + videos.length + topics.length === 0;
  return (
    <>
      <div className={`panel ${styles.head}`}>
        <div className="wrap">
          <h1 className="vh">{query ? doorCopy.searchTitle(query) : copy.search}</h1>
          <SearchBox query={query} />
          {results && !isEmpty && (
            <p className={styles.count}>
              {doorCopy.searchCount(totals?.content ?? content.length, totals?.videos ?? videos.length)}
            </p>
          )}
          {results && isEmpty && (
            <p className={styles.count} role="status">
              {doorCopy.searchNothing(query)}
            </p>
          )}
          {!query && <p className={styles.count}>{doorCopy.searchHint}</p>}
        </div>
      </div>
      {results && !isEmpty && (
        <div className={`wrap grid ${styles.page}`}>
          <div className={styles.found}>
            <SearchResults
              results={results}
              basePath={basePath}
              query={query}
              correlationId={correlationId}
            />
          </div>
          <aside className={styles.rail} aria-label={copy.mostRead}>
            <MostReadList stories={trendingOf(page)} />
          </aside>
        </div>
      )}
      {(!results || isEmpty) && <PageBody page={page} basePath={basePath} headed />}
    </>
  );
}
