import { indexPageCopy } from '#app/copy/index-pages.ts';
import { copy } from '#app/copy/site.ts';
import { SearchScreen } from '#app/features/search/search-screen.tsx';
import type { Navigation } from '../routing/navigation.ts';
import type { ScreenData } from '../screen-data.ts';
import { pagedTitle } from '../seo/paged-title.ts';

export const load = async (navigation: Navigation) => (await import('./load-search.ts')).load(navigation);

export function title({ extras, pageNumber }: ScreenData) {
  const query = extras?.search?.query;
  return query ? pagedTitle(indexPageCopy.searchTitle(query), pageNumber) : copy.search;
}

export function Page({ data }: { data: ScreenData }) {
  const { page, basePath, extras } = data;
  const { query = '', correlationId, choice = {}, results, isAway } = extras?.search ?? {};
  return (
    <SearchScreen
      page={page.data}
      basePath={basePath}
      query={query}
      correlationId={correlationId}
      choice={choice}
      results={results}
      isAway={isAway}
    />
  );
}
