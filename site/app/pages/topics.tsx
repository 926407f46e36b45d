import type { OwnViews } from '#app/components/page/view.ts';
import { PageBody } from '#app/components/views/page-body/page-body.tsx';
import { Topics } from '#app/components/views/topics/topics.tsx';
import { TopicsHead } from '#app/components/views/topics/topics-head.tsx';
import type { ScreenData } from '../screen-data.ts';
import { pagedTitle } from '../seo/paged-title.ts';

const views: OwnViews = { ContentList: { topics: Topics }, Text: { 'listing-head': TopicsHead } };

export function title({ page, pageNumber }: ScreenData) {
  return pagedTitle(page.data.title, pageNumber);
}

export function Page({ data }: { data: ScreenData }) {
  return <PageBody page={data.page.data} basePath={data.basePath} views={views} />;
}
