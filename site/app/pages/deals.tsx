import type { OwnViews } from '#app/components/page/view.ts';
import { Deals } from '#app/components/views/deals/deals.tsx';
import { PageBody } from '#app/components/views/page-body/page-body.tsx';
import type { Navigation } from '../routing/navigation.ts';
import type { ScreenData } from '../screen-data.ts';
import { pagedTitle } from '../seo/paged-title.ts';

/** The loader is a separate chunk: a page that came as a document does not need it. */
export const load = async (navigation: Navigation) => (await import('./load-index-form.ts')).load(navigation);

export function title({ page, pageNumber }: ScreenData) {
  return pagedTitle(page.data.title, pageNumber);
}

/** Only the list of deals: no other page loads its view. */
const views = { ContentList: { deals: Deals } } satisfies OwnViews;

export function Page({ data }: { data: ScreenData }) {
  const { page, basePath, extras } = data;
  return <PageBody page={page.data} basePath={basePath} query={extras?.query} views={views} />;
}
