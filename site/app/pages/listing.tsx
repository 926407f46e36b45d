import { ContentsList } from '#app/components/views/contents-list/contents-list.tsx';
import { PageBody } from '#app/components/views/page-body/page-body.tsx';
import type { ScreenData } from '../screen-data.ts';
import { pagedTitle } from '../seo/paged-title.ts';
import { indexPageViews } from './index-page-views.ts';

const views = {
  ...indexPageViews,
  ContentList: { ...indexPageViews.ContentList, 'contents-list': ContentsList },
};

export function title({ page, pageNumber }: ScreenData) {
  return pagedTitle(page.data.title, pageNumber);
}

export function Page({ data }: { data: ScreenData }) {
  return <PageBody page={data.page.data} basePath={data.basePath} views={views} />;
}
