import type { OwnViews } from '#app/components/page/view.ts';
import { PageBody } from '#app/components/views/page-body/page-body.tsx';
import { ReportList } from '../features/collection/report-list.tsx';
import type { ScreenData } from '../screen-data.ts';
import { pagedTitle } from '../seo/paged-title.ts';
import { staticPageViews } from './static-page-views.ts';

const views: OwnViews = {
  ...staticPageViews,
  ContentList: { ...staticPageViews.ContentList, 'report-list': ReportList },
};

/** A collection is paged like a list and rendered like a static page: special features have figures. */
export function Page({ data }: { data: ScreenData }) {
  return <PageBody page={data.page.data} basePath={data.basePath} views={views} />;
}

export function title({ page, pageNumber }: ScreenData) {
  return pagedTitle(page.data.title, pageNumber);
}
