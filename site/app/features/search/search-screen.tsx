import { indexPageCopy } from '#app/copy/index-pages.ts';
import { copy } from '#app/copy/site.ts';
import type { ContentLink } from '#content/entities/content-link.ts';
import type { SmartSearchResults } from '#content/entities/smart-search-results.ts';
import type { ComponentOf } from '#content/page/component.ts';
import type { ComposedPage } from '#content/page/composed-page.ts';
import type { SearchChoice } from '#content/rules/search/search-filters.ts';
import { AdSlot } from '../../components/primitives/ad-slot/ad-slot.tsx';
import { MostReadList } from '../../components/views/most-read/most-read-list.tsx';
import { PageBody } from '../../components/views/page-body/page-body.tsx';
import { RelatedQueries } from './related-queries.tsx';
import { searchOf } from './search-address.ts';
import { SearchBox } from './search-box.tsx';
import { SearchFilters } from './search-filters.tsx';
import { SearchNotes } from './search-notes.tsx';
import styles from './search-results.module.css';
import { SearchResults } from './search-results.tsx';
import { SearchTabs } from './search-tabs.tsx';

interface SearchScreenProps {
  page: ComposedPage['data'];
  basePath: string;
  query: string;
  correlationId: string | undefined;
  choice: SearchChoice;
  results: SmartSearchResults | undefined;
  /** Search did not answer. */
  isAway?: boolean | undefined;
}

/** Popular stories from the composed page. */
function trendingOf({ components }: ComposedPage['data']): readonly ContentLink[] {
  const list = components.find(
    (entry): entry is ComponentOf<'ContentList'> =>
      'meta' in entry && entry.meta.componentType === 'ContentList',
  );
  return list?.items ?? [];
}

/**
 * The search box, the results, and below them popular stories: those alone before a query, and when nothing matched.
 */
export function SearchScreen(props: SearchScreenProps) {
  const { page, basePath, query, correlationId, choice, results, isAway } = props;
  const { content = [], videos = [], topics = [], totals, facets, related = [] } = results ?? {};
  const address = { query, correlationId, choice };
  const total = (totals?.content ?? content.length) + (totals?.videos ?? videos.length);
  // The results on this page decide, not the total: a page beyond the last one is empty too.
  const isEmpty = content.length + videos.length + topics.length === 0;
  const isPastEnd = isEmpty && total > 0;
  // When filters leave no results, the controls to reset them must stay.
  const isNarrowable = facets !== undefined && Object.values(facets).some(({ length }) => length > 0);
  return (
    <>
      <div className={`panel ${styles.head}`}>
        <div className="wrap">
          <h1 className="vh">{query ? indexPageCopy.searchTitle(query) : copy.search}</h1>
          <SearchBox query={query} />
          {results && (
            <SearchNotes
              query={query}
              total={total}
              results={results}
              pastEnd={isPastEnd ? { basePath, search: searchOf(address) } : undefined}
            />
          )}
          {isAway && (
            <p className={`hd-3 ${styles.nothing}`} role="status">
              {indexPageCopy.searchAway}
            </p>
          )}
          {!query && <p className={styles.count}>{indexPageCopy.searchHint}</p>}
        </div>
      </div>
      {facets && isNarrowable && (
        <div className={`wrap ${styles.narrow}`}>
          <SearchTabs address={address} kinds={facets.type} />
          <SearchFilters address={address} facets={facets} />
        </div>
      )}
      {results && !isEmpty && (
        <div className={`wrap grid ${styles.page}`}>
          <div className={styles.found}>
            <SearchResults results={results} basePath={basePath} address={address} />
          </div>
          <aside className={styles.rail} aria-label={indexPageCopy.searchOthers}>
            <AdSlot space="mpu" place="rail" />
            <RelatedQueries queries={related} />
            <MostReadList stories={trendingOf(page)} />
          </aside>
        </div>
      )}
      {(!results || isEmpty) && <PageBody page={page} basePath={basePath} headed />}
    </>
  );
}
